import type { Deal } from '../play/deal.ts';
import { viewFrom } from '../play/view.ts';
import type { Result } from '../result.ts';
import type { DealKernel } from '../solver/dealKernel.ts';
import { expectation, type Effort, type Expectation } from '../solver/expectation.ts';
import type { SolveRefusal } from '../solver/solution.ts';

/** The same position gives the same figures, whoever asks and however often. */
const SEED = 1;

interface WeighOptions {
  readonly effort?: Effort;
  readonly kernel?: DealKernel;
}

/**
 * What every move is worth to the seat on turn where hands and the top of the stock lie open and the order of the rest does
 * not, whatever the deal's own rules let lie open. It is told nothing of that order: of two deals that look the same
 * on the table it says the same.
 */
export const weigh = (deal: Deal, options: WeighOptions = {}): Result<Expectation, SolveRefusal> =>
  expectation(
    viewFrom({ ...deal, rules: { ...deal.rules, visibility: 'hands-and-stock-top-open' } }, deal.turn),
    SEED,
    options,
  );
