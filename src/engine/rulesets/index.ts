import type { RuleSet } from '../rules/ruleSet.ts';
import { bisca32 } from './bisca-3-2.ts';
import { bisca4 } from './bisca-4.ts';
import { bisca9 } from './bisca-9.ts';
import { brisca2 } from './brisca-2.ts';
import { brisca3 } from './brisca-3.ts';
import { brisca4 } from './brisca-4.ts';
import { brisca6 } from './brisca-6.ts';
import { briscaArgentinaServir } from './brisca-argentina-servir.ts';
import { briscaCatalana2 } from './brisca-catalana-2.ts';
import { briscaCatalana3 } from './brisca-catalana-3.ts';
import { briscaCatalana4 } from './brisca-catalana-4.ts';
import { briscaDescubierta } from './brisca-descubierta.ts';
import { briscaPortenaChile } from './brisca-portena-chile.ts';
import { briscaRapida2 } from './brisca-rapida-2.ts';
import { briscaRapida4 } from './brisca-rapida-4.ts';
import { briscaSenas } from './brisca-senas.ts';
import { briscaSubastada } from './brisca-subastada.ts';
import { briscaValenciana } from './brisca-valenciana.ts';
import { briscasPuertoRico } from './briscas-puerto-rico.ts';
import { briscola2 } from './briscola-2.ts';
import { briscola3 } from './briscola-3.ts';
import { briscola31 } from './briscola-31.ts';
import { briscola4 } from './briscola-4.ts';
import { briscola4Silent } from './briscola-4-silent.ts';
import { briscola6 } from './briscola-6.ts';
import { briscolaBastarda } from './briscola-bastarda.ts';
import { briscolaChiamata } from './briscola-chiamata.ts';
import { briscolaChiamataPunti } from './briscola-chiamata-punti.ts';
import { briscolaPizzico } from './briscola-pizzico.ts';
import { briscolaScoperta } from './briscola-scoperta.ts';
import { briscolaSevenTen } from './briscola-seven-ten.ts';
import { briscolaSouthSwap } from './briscola-south-swap.ts';
import { briscolone20 } from './briscolone-20.ts';
import { briscolone5 } from './briscolone-5.ts';
import { briskula4 } from './briskula-4.ts';
import { briskulaDupla2 } from './briskula-dupla-2.ts';
import { brusquembille2 } from './brusquembille-2.ts';
import { brusquembille3 } from './brusquembille-3.ts';
import { brusquembille4 } from './brusquembille-4.ts';
import { brusquembille5 } from './brusquembille-5.ts';
import { brusquembilleTrevoux } from './brusquembille-trevoux.ts';
import { cinquecento } from './cinquecento.ts';
import { marianna } from './marianna.ts';
import { sueca } from './sueca.ts';

const ALL = [
  briscola2,
  briscola3,
  briscola4,
  briscola4Silent,
  briscola6,
  briscolaChiamata,
  briscolaChiamataPunti,
  briscolaBastarda,
  briscolaScoperta,
  briscolaPizzico,
  briscolone5,
  briscolone20,
  briscola31,
  briscolaSouthSwap,
  briscolaSevenTen,
  brisca2,
  brisca3,
  brisca4,
  briscaSenas,
  briscaSubastada,
  briscaCatalana2,
  briscaCatalana3,
  briscaCatalana4,
  brisca6,
  briscaValenciana,
  briscaRapida2,
  briscaRapida4,
  briscaDescubierta,
  briscaArgentinaServir,
  briscasPuertoRico,
  briscaPortenaChile,
  bisca32,
  bisca4,
  bisca9,
  sueca,
  briskula4,
  briskulaDupla2,
  brusquembille2,
  brusquembille3,
  brusquembille4,
  brusquembille5,
  brusquembilleTrevoux,
  marianna,
  cinquecento,
] as const satisfies readonly RuleSet[];

/** The id of a rule set: messages must name every one of them. */
export type RuleSetId = (typeof ALL)[number]['id'];

/** Every rule set of the family, a parent before its children. */
export const RULE_SETS: readonly RuleSet[] = ALL;

const byId = new Map(RULE_SETS.map((rules) => [rules.id, rules]));

/** The rule set of that id, or undefined. */
export const findRuleSet = (id: string): RuleSet | undefined => byId.get(id);
