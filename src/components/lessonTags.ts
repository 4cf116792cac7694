import Auction from './auction/Auction.astro';
import InEachDeck from './diagrams/InEachDeck.astro';
import OrderOfStrength from './diagrams/OrderOfStrength.astro';
import Piles from './diagrams/Piles.astro';
import PointsByRank from './diagrams/PointsByRank.astro';
import TablesOfSeats from './diagrams/TablesOfSeats.astro';
import Tricks from './diagrams/Tricks.astro';
import WholeDeck from './diagrams/WholeDeck.astro';
import DealCourse from './diagrams/DealCourse.astro';
import DealLayout from './diagrams/DealLayout.astro';
import DealsDecided from './diagrams/DealsDecided.astro';
import LastDrawPrice from './diagrams/LastDrawPrice.astro';
import Leads from './diagrams/Leads.astro';
import Measured from './diagrams/Measured.astro';
import PayOff from './diagrams/PayOff.astro';
import Orders from './diagrams/Orders.astro';
import RaceShown from './diagrams/RaceShown.astro';
import Sayings from './diagrams/Sayings.astro';
import TrumpOdds from './diagrams/TrumpOdds.astro';
import RuleChange from './diagrams/RuleChange.astro';
import SignalWorth from './diagrams/SignalWorth.astro';
import Afterwards from './lesson/Afterwards.astro';
import Card from './lesson/Card.astro';
import ClosingQuestion from './lesson/ClosingQuestion.astro';
import Drill from './lesson/Drill.astro';
import Part from './lesson/Part.astro';
import Remark from './lesson/Remark.astro';
import ScriptedDeal from './lesson/ScriptedDeal.astro';
import Term from './lesson/Term.astro';
import Worth from './lesson/Worth.astro';
import Counted from './reference/Counted.astro';
import DealFact from './reference/DealFact.astro';
import Fact from './reference/Fact.astro';
import Link from './reference/Link.astro';
import PointsOf from './reference/PointsOf.astro';
import Faces from './signals/Faces.astro';

/** The only tags a lesson may use besides Markdown's own. */
export const lessonTags = {
  Auction,
  Afterwards,
  Card,
  ClosingQuestion,
  Counted,
  DealCourse,
  DealFact,
  DealLayout,
  DealsDecided,
  Drill,
  Faces,
  Fact,
  LastDrawPrice,
  Leads,
  Measured,
  Orders,
  Part,
  PayOff,
  PointsOf,
  RaceShown,
  Remark,
  RuleChange,
  Sayings,
  ScriptedDeal,
  SignalWorth,
  Term,
  TrumpOdds,
  Worth,
  InEachDeck,
  OrderOfStrength,
  Piles,
  PointsByRank,
  TablesOfSeats,
  Tricks,
  WholeDeck,
  a: Link,
};
