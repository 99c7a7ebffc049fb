/** The shape of a tree of texts: same keys, same arguments, any words. */
export type Widen<T> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] extends (...args: infer A) => string ? (...args: A) => string : Widen<T[K]> };
