/** Where Cmd stands for what is Ctrl elsewhere. */
export const isMac = /Mac|iPhone|iPad/.test(navigator.platform)
