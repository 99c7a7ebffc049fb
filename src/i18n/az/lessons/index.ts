/** The lessons that come with Nardscope. */
export { cube } from './cube.ts';
export { long } from './long.ts';
export { numbers } from './numbers.ts';
