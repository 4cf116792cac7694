/**
 * Words that stand upright in English prose and that no English dictionary has: the house's own, and names. A foreign
 * word that is explained where it stands belongs in italics, which the linter passes over, and not in here.
 */
export const KNOWN_WORDS: readonly string[] = [
  // terms of the game with a page in the glossary
  'arrastro cappotto capote carichi carico lisci liscio mano monte pinta scoperta strozzo trentuno',
  // games and rule sets, whole names word by word
  'bastarda bisca brisca briscas briscola briscolone briškula brusquembille catalana chiamata descubierta dupla pizzico',
  'porteña rápida scopa subastada sueca truco valenciana',
  // suits, figures and numbers as their own languages say them, where a deck is read aloud
  'asso bastoni bastos copas coppe denari di oros espadas caballo cavallo fante rey sota',
  'cinque dieci nove otto quattro sei sette',
  'cinco cuatro diez nueve ocho seis siete tres',
  // decks
  'bergamasche bresciane castellana daus napoletana napoletane piacentine romagnole salisburghesi sarde siciliane',
  'toscane trentine trevigiane trevisane triestine viterbesi',
  // places and people
  'calabria istria ligure oltrepò piacenza romagna trento treviso trinacria veneto viterbo',
  'fournier gelli istrapedia ríus',
  // sites that are cited by name
  'campeonatodesueca infokontak lotoflaughs',
  // fonts, what a programmer types, and the code of a language
  'es literata npm rulesets sil',
].flatMap((line) => line.split(' '));
