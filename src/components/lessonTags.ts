import Card from './lesson/Card.astro';
import Part from './lesson/Part.astro';
import Remark from './lesson/Remark.astro';
import ScriptedDeal from './lesson/ScriptedDeal.astro';
import Worth from './lesson/Worth.astro';

/** The only tags a lesson may use besides Markdown's own. */
export const lessonTags = { Card, Part, Remark, ScriptedDeal, Worth };
