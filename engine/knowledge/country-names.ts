// More countries than the table of figures has, with their money and their people's name. One line each, so that a reader can
// check it.

interface Country {
  code: string
  currency: string
  names: string[]
  demonym: string
}

const TABLE = `
US USD American | United States of America, United States, USA, US, U.S., U.S.A., America, the States
GB GBP British | United Kingdom, UK, U.K., Great Britain, Britain, England, Scotland, Wales, Northern Ireland
IE EUR Irish | Ireland, Republic of Ireland, Éire
CA CAD Canadian | Canada
AU AUD Australian | Australia
NZ NZD Kiwi | New Zealand, Aotearoa
DE EUR German | Germany, Deutschland
FR EUR French | France
ES EUR Spanish | Spain, España
IT EUR Italian | Italy, Italia
PT EUR Portuguese | Portugal
NL EUR Dutch | Netherlands, Holland, Nederland
BE EUR Belgian | Belgium
LU EUR Luxembourgish | Luxembourg
AT EUR Austrian | Austria, Österreich
CH CHF Swiss | Switzerland, Schweiz
SE SEK Swedish | Sweden, Sverige
NO NOK Norwegian | Norway, Norge
DK DKK Danish | Denmark, Danmark
FI EUR Finnish | Finland, Suomi
IS ISK Icelandic | Iceland
PL PLN Polish | Poland, Polska
CZ CZK Czech | Czech Republic, Czechia
SK EUR Slovak | Slovakia
HU HUF Hungarian | Hungary
RO RON Romanian | Romania
BG EUR Bulgarian | Bulgaria
GR EUR Greek | Greece
HR EUR Croatian | Croatia
SI EUR Slovenian | Slovenia
RS RSD Serbian | Serbia
EE EUR Estonian | Estonia
LV EUR Latvian | Latvia
LT EUR Lithuanian | Lithuania
MT EUR Maltese | Malta
CY EUR Cypriot | Cyprus
UA UAH Ukrainian | Ukraine
TR TRY Turkish | Türkiye, Turkey
GE GEL Georgian | Georgia
IL ILS Israeli | Israel
AE AED Emirati | United Arab Emirates, UAE, U.A.E.
SA SAR Saudi | Saudi Arabia, KSA
QA QAR Qatari | Qatar
KW KWD Kuwaiti | Kuwait
BH BHD Bahraini | Bahrain
OM OMR Omani | Oman
JO JOD Jordanian | Jordan
LB USD Lebanese | Lebanon
EG EGP Egyptian | Egypt
MA MAD Moroccan | Morocco
TN TND Tunisian | Tunisia
NG NGN Nigerian | Nigeria
GH GHS Ghanaian | Ghana
KE KES Kenyan | Kenya
UG UGX Ugandan | Uganda
TZ TZS Tanzanian | Tanzania
RW RWF Rwandan | Rwanda
ET ETB Ethiopian | Ethiopia
SN XOF Senegalese | Senegal
CI XOF Ivorian | Ivory Coast, Côte d'Ivoire
CM XAF Cameroonian | Cameroon
ZA ZAR South African | South Africa
ZW USD Zimbabwean | Zimbabwe
ZM ZMW Zambian | Zambia
BW BWP Botswanan | Botswana
IN INR Indian | India, Bharat
PK PKR Pakistani | Pakistan
BD BDT Bangladeshi | Bangladesh
LK LKR Sri Lankan | Sri Lanka
NP NPR Nepali | Nepal
CN CNY Chinese | China, 中国
HK HKD Hong Kong | Hong Kong, 香港
TW TWD Taiwanese | Taiwan, 台湾
JP JPY Japanese | Japan, 日本
KR KRW Korean | South Korea, Korea, 한국
SG SGD Singaporean | Singapore
MY MYR Malaysian | Malaysia
ID IDR Indonesian | Indonesia
TH THB Thai | Thailand
VN VND Vietnamese | Vietnam
PH PHP Filipino | Philippines
MX MXN Mexican | Mexico, México
BR BRL Brazilian | Brazil, Brasil
AR ARS Argentinian | Argentina
CL CLP Chilean | Chile
CO COP Colombian | Colombia
PE PEN Peruvian | Peru, Perú
UY UYU Uruguayan | Uruguay
EC USD Ecuadorian | Ecuador
CR CRC Costa Rican | Costa Rica
PA USD Panamanian | Panama
DO DOP Dominican | Dominican Republic
JM JMD Jamaican | Jamaica
TT TTD Trinidadian | Trinidad, Trinidad and Tobago
`

export const COUNTRIES: Country[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [head = '', names = ''] = line.split(' | ')
    const [code = '', currency = '', ...demonym] = head.split(' ')
    return { code, currency, demonym: demonym.join(' '), names: names.split(', ') }
  })
