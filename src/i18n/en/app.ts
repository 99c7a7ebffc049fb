/** English texts: app. */
export const app = {};
