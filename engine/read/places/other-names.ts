// Towns and regions under names that the gazetteer lacks: those of other languages, short ones, and regions without a code.

const NAMES: Record<string, string> = {
  AR: 'CABA, Caba, Patagonia',
  AT: 'Viena, Vienne',
  BE: 'Bruxelles, Brüssel, Bruselas, Bruxelas, Anvers, Amberes, Antuérpia, Gand, Gante, Lieja, Lüttich, Wallonie',
  BR: 'Floripa, Beagá',
  CH: 'Genf, Genebra, Basilea, Bâle, Berna, Berne, Lausana',
  CL: 'Chiloé, Chiloe',
  CN: 'Peking, Pékin',
  CZ: 'Praga, Prag',
  DE: 'München, Munique, Nuremberg, Hambourg, Hamburgo, Francfort, Fráncfort, Frankfurt, Berlim, Berlín, Allgäu, Ruhrgebiet, Kempten',
  DK: 'Copenhague, Kopenhagen',
  ES: 'Barcelone, Saragosse, Cataluña, Catalunya, Euskadi, Mallorca, Jerez, Costa Brava, Costa del Sol',
  FR: 'Estrasburgo, Straßburg, Nizza, Balagne, Pays basque, Drôme provençale, Cévennes',
  GR: 'Athen, Athènes',
  IT: 'Milão, Mailand, Rom, Florenz, Venedig, Neapel, Bolonia, Südtirol, Sarntal',
  MA: 'Tánger, Tanger',
  MX: 'CDMX',
  NL: 'La Haya, La Haye',
  PL: 'Varsovia, Warschau, Varsovie',
  PT: 'Lissabon, Lisbonne, Algarve, Alentejo, Açores, Azores',
  RU: 'Moskau, Moscou',
  US: 'Nueva York, Nova York, Nova Iorque',
  ZA: 'Kapstadt, Le Cap',
}

const COUNTRY_OF = new Map(
  Object.entries(NAMES).flatMap(([country, names]) =>
    names.split(', ').map((name): [string, string] => [name, country]),
  ),
)

export const countryOfOtherName = (name: string): string | undefined => COUNTRY_OF.get(name)
