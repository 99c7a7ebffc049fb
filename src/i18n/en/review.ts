/** English texts: review. */
export const review = {};
