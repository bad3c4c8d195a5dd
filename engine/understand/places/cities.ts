// Cities and regions by country. '?' marks a name that is also a word, a person or another place: it needs 'in' before it.

const TABLE = `
US | New York City, New York, NYC, Brooklyn, Manhattan, Queens?, Bronx, Los Angeles, LA?, Chicago, Houston, Phoenix?, Philadelphia, San Antonio, San Diego, Dallas, San Jose?, Austin?, Jacksonville, San Francisco, Bay Area, Silicon Valley, Oakland, Seattle, Denver?, Boston, Nashville, Detroit, Portland, Las Vegas, Memphis, Baltimore, Milwaukee, Albuquerque, Tucson, Fresno, Sacramento, Atlanta, Miami, Tampa, Orlando?, Minneapolis, New Orleans, Cleveland?, Pittsburgh, Cincinnati, St. Louis, St Louis, Kansas City, Salt Lake City, Charlotte?, Raleigh, Durham?, Boise, Madison?, Buffalo?, Mobile?, Savannah?, Charleston, Honolulu, Anchorage, Asheville, Boulder?, Brooklyn Heights, Omaha, Tulsa, Richmond?, El Paso, Spokane, Providence?, Hudson Valley, Chesapeake Bay, Cape Cod, Long Island, Gulf Coast, Napa Valley, Sonoma, Midwest, New England, Pacific Northwest, Great Lakes, Rocky Mountains, Appalachia, East Coast, West Coast, Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana?, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah, Vermont, Virginia?, Washington DC, Washington?, West Virginia, Wisconsin, Wyoming, Puerto Rico
GB | London, Manchester, Birmingham, Leeds, Glasgow, Edinburgh, Liverpool, Bristol, Sheffield, Newcastle?, Nottingham, Cardiff, Belfast, Brighton, Leicester, Oxford, Cambridge?, York?, Bath?, Reading?, Southampton, Portsmouth, Plymouth, Exeter, Norwich, Aberdeen, Dundee, Swansea, Hull?, Derby?, Coventry, Bradford?, Cornwall, Devon?, Kent?, Yorkshire, Essex, Sussex, Surrey, Cotswolds, Lake District, Midlands, Hackney, Shoreditch, Camden, Peckham, Wolverhampton, Milton Keynes, Cumbria, Scottish Highlands
IE | Dublin, Cork?, Galway, Limerick?, Waterford, Kilkenny, Sligo, Kerry?, Donegal, Wexford, Connemara, County Clare, County Mayo
CA | Toronto, Montreal, Montréal, Vancouver, Calgary, Ottawa, Edmonton, Winnipeg, Quebec, Québec, Halifax, Hamilton?, Saskatoon, Regina?, Ontario, British Columbia, Alberta?, Manitoba, Nova Scotia, Saskatchewan, New Brunswick, Newfoundland
AU | Sydney?, Melbourne, Brisbane, Perth, Adelaide?, Canberra, Gold Coast, Hobart, Darwin?, Tasmania, Queensland, New South Wales, Byron Bay, Western Australia
NZ | Auckland, Wellington?, Christchurch, Queenstown, Hamilton NZ, Dunedin, Waikato
DE | Berlin, Munich, München, Hamburg, Cologne?, Köln, Frankfurt, Stuttgart, Düsseldorf, Leipzig, Dresden, Bremen, Hanover, Nuremberg, Bavaria, Freiburg, Kreuzberg
FR | Paris?, Lyon, Marseille, Toulouse, Nice?, Nantes, Bordeaux, Lille, Strasbourg, Montpellier, Rennes, Provence, Brittany?, Normandy
ES | Madrid, Barcelona, Valencia?, Seville, Sevilla, Bilbao, Malaga, Málaga, Granada?, Mallorca, Ibiza, Tenerife, Catalonia, Andalusia, Zaragoza, Canary Islands
IT | Rome, Roma, Milan?, Milano, Naples, Turin, Florence?, Bologna, Venice, Palermo, Sicily, Tuscany, Sardinia, Puglia
PT | Lisbon, Lisboa, Porto, Algarve, Braga, Coimbra, Madeira?
NL | Amsterdam, Rotterdam, Utrecht, The Hague, Eindhoven, Groningen
BE | Brussels, Leuven, Liège, Antwerp, Ghent, Bruges, Flanders
AT | Vienna, Wien, Salzburg, Graz, Innsbruck
CH | Zurich, Zürich, Geneva, Basel, Bern, Lausanne
SE | Stockholm, Gothenburg, Göteborg, Malmö, Uppsala
NO | Oslo, Bergen, Trondheim, Stavanger
DK | Copenhagen, København, Aarhus, Odense
FI | Helsinki, Tampere, Turku, Lapland
IS | Reykjavik
PL | Warsaw, Warszawa, Krakow, Kraków, Wroclaw, Wrocław, Gdansk, Gdańsk, Poznan, Poznań, Lodz, Łódź
CZ | Prague, Brno
HU | Budapest
RO | Bucharest, Cluj, Cluj-Napoca, Timisoara
BG | Sofia?, Plovdiv
GR | Athens, Thessaloniki, Crete
HR | Zagreb, Split?, Dubrovnik
RS | Belgrade
EE | Tallinn, Tartu
LV | Riga
LT | Vilnius, Kaunas
UA | Kyiv, Kiev, Lviv, Odesa
TR | Istanbul, Ankara, Izmir, Antalya
GE | Tbilisi, Batumi
IL | Tel Aviv, Jerusalem, Haifa
AE | Dubai, Abu Dhabi, Sharjah, دبي
SA | Riyadh, Jeddah, الرياض, جدة
QA | Doha
LB | Beirut
JO | Amman
EG | Cairo, Alexandria?, القاهرة
MA | Casablanca, Marrakesh, Marrakech, Rabat
NG | Lagos, Abuja, Ibadan, Port Harcourt, Kano
GH | Accra, Kumasi
KE | Nairobi, Mombasa, Kisumu
UG | Kampala
TZ | Dar es Salaam, Zanzibar
RW | Kigali
ET | Addis Ababa
ZA | Cape Town, Johannesburg, Durban, Pretoria, Soweto
IN | Mumbai, Bombay, Delhi, New Delhi, Bangalore, Bengaluru, Hyderabad, Chennai, Kolkata, Pune, Ahmedabad, Jaipur, Lucknow, Kerala, Goa, Gujarat, Punjab, Karnataka, Tamil Nadu, Maharashtra, Kochi, Gurgaon, Noida
PK | Karachi, Lahore, Islamabad
BD | Dhaka, Chittagong
LK | Colombo
NP | Kathmandu
CN | Beijing, Shanghai, Shenzhen, Guangzhou, Chengdu, Hangzhou, 北京, 上海, 深圳
TW | Taipei
JP | Tokyo, Osaka, Kyoto, Fukuoka, Sapporo, 東京, Hokkaido
KR | Seoul, Busan, 서울
MY | Kuala Lumpur, Penang, Johor
ID | Jakarta, Bali, Bandung, Surabaya
TH | Bangkok, Chiang Mai, Phuket
VN | Ho Chi Minh City, Hanoi, Saigon, Da Nang
PH | Manila?, Cebu, Davao, Quezon City
MX | Mexico City, CDMX, Guadalajara, Monterrey, Cancun, Oaxaca, Tulum, Ciudad de México
BR | São Paulo, Sao Paulo, Rio de Janeiro, Belo Horizonte, Brasília, Curitiba, Porto Alegre, Salvador?
AR | Buenos Aires, Córdoba, Mendoza, Patagonia
CL | Santiago, Valparaíso
CO | Bogotá, Bogota, Medellín, Medellin, Cali?
PE | Lima?, Cusco
UY | Montevideo
EC | Quito, Guayaquil
CR | San José
JM | Kingston?
`

export interface Town {
  name: string
  country: string
  isDoubtful: boolean
}

export const TOWNS: Town[] = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [country = '', names = ''] = line.split(' | ')
    return names
      .split(', ')
      .map((name) => ({ name: name.replace('?', ''), country, isDoubtful: name.endsWith('?') }))
  })
