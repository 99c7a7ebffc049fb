/** Lit's base class, which the board carries: the other elements share it. */
export * from '@lit/reactive-element';
