import './roomy.css'

/** For columns of a table that can be done without where there is little room. */
export const roomy = { cellClassName: 'office-roomy', headerClassName: 'office-roomy' } as const
