/** How often a random test runs: a few times with every push, `SOLVER_TESTS=full` thousands of times. */
export const times = (usual: number, full: number): number => (process.env.SOLVER_TESTS === 'full' ? full : usual);
