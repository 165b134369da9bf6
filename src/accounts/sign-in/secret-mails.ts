export const passwordResetKind = 'password-reset'

/** Mails that open a door for whoever reads them. Their text is not shown to users, not even to administrators. */
export const secretMailKinds: readonly string[] = [passwordResetKind]
