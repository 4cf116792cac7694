import Term from './lesson/Term.astro';
import Fact from './reference/Fact.astro';
import Link from './reference/Link.astro';
import PointsOf from './reference/PointsOf.astro';

/** The only tags that answers, comparisons and other written pages may use besides Markdown's own. */
export const writtenTags = { Fact, PointsOf, Term, a: Link };
