import './roomy.css'

/** For columns of a table that can be done without where there is little room. */
export const roomy = { cellClassName: 'admin-roomy', headerClassName: 'admin-roomy' } as const
