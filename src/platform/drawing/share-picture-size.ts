/** Of every picture that stands for a page where its link is shared. */
export const sharePictureSize = { width: 1200, height: 630 }
