import Card from './lesson/Card.astro';
import ClosingQuestion from './lesson/ClosingQuestion.astro';
import Drill from './lesson/Drill.astro';
import Part from './lesson/Part.astro';
import Remark from './lesson/Remark.astro';
import ScriptedDeal from './lesson/ScriptedDeal.astro';
import Term from './lesson/Term.astro';
import Worth from './lesson/Worth.astro';
import Fact from './reference/Fact.astro';
import Link from './reference/Link.astro';
import PointsOf from './reference/PointsOf.astro';

/** The only tags a lesson may use besides Markdown's own. */
export const lessonTags = {
  Card,
  ClosingQuestion,
  Drill,
  Fact,
  Part,
  PointsOf,
  Remark,
  ScriptedDeal,
  Term,
  Worth,
  a: Link,
};
