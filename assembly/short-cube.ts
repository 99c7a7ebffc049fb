/** What short nard's engine offers about the cube. */
export { acceptTwoSided, makeTwoSided, twoSidedAt, twoSidedBytes, twoSidedHash, twoSidedPositions, twoSidedReady } from './two-sided';
