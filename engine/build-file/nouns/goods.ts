// What is sold, lent, made or listed, by the words of the brief, with a few rows that a person of the trade would believe.

export interface Goods {
  one: string
  many?: string
  /** Four rows for the first screen, dearest last. */
  samples: [string, string, string, string]
}

const rows = `
  snack box|subscription box|monthly box|veg box|gift box = box / boxes : Taster box; Box for one; Box for the family; Gift box, three months
  sourdough|bread|baker|panader|boulanger|b[aä]ckerei|面包|مخبز|loaf|loaves = loaf : Baguette, overnight dough; Seeded rye 700 g; Country loaf 900 g; Festive fruit loaf
  pastr|patisserie|croissant|cake|cupcake = cake : Butter croissant; Almond slice; Lemon tart; Birthday cake for eight
  coffee beans|roast(?:ed|ery|er) = bag of coffee / bags of coffee : House blend 250 g; Filter roast 250 g; Single farm 250 g; Tasting set of four
  caf[eé]|coffee shop|espresso|tea ?room = drink : Filter coffee; Flat white; Pot of leaf tea; Breakfast plate
  reusable coffee cup|reusable cup|cups?\\b = cup : Espresso cup; Cup 250 ml; Large cup; Set for a counter
  batter(?:y|ies)|power bank = battery pack : Pack 300 Wh; Pack 600 Wh; Pack 1 kWh; Pack with solar panel
  phone booth|booth = booth : Single booth; Booth for two; Meeting booth; Booth with screen
  parcel = parcel : Letter-sized; Shoebox; Suitcase-sized; Bulky
  gin\\b|distill|whisk|spirits = bottle : Miniature 5 cl; Bottle 35 cl; Bottle 70 cl; Case of six
  kelp|seaweed = bag : Sample 100 g; Dried 500 g; Sack 5 kg; Pallet
  wine|vineyard = bottle : House white; Young red; Orange wine, skin contact; Magnum for a table
  beer|brew = beer : Table beer 33 cl; Pale ale 44 cl; Dark lager 50 cl; Mixed case of twelve
  cheese = cheese : Fresh goat 150 g; Farm cheddar 250 g; Blue wedge 300 g; Board for six
  flower|florist|bouquet = bouquet : Posy in a jar; Weekly bunch; Hand-tied bouquet; Table for a wedding
  houseplant|plant shop|nursery plants|seedling = plant : Herb in a pot; Fern, small; Rubber plant; Olive tree
  second-hand cloth|vintage|pre-owned|dress(?:es)?\\b|fashion|cloth(?:es|ing)|garment|apparel = garment : Silk blouse, 1980s, size 10; High-waist jeans, 1990s; Wool coat, 1970s, size 12; Evening dress, 1960s
  sneaker|shoe|footwear = pair of shoes / pairs of shoes : Canvas low, 38 to 46; Runner, first edition; Winter boot; Limited pair
  candle = candle : Tin, 20 hours; Cedar glass; Three wicks; Gift set
  skincare|cosmetic|soap|shampoo|beauty product = product : Soap bar; Face cream 50 ml; Refill bottle; Care set
  book(?:shop|store|s\\b| club) = book : Paperback of the month; Picture book; Local history; Signed first edition
  record|vinyl = record : Seven-inch single; Reissue LP; Double album; Box set
  toy|board game = toy : Card game; Wooden train; Building set; Game for the whole table
  snack|sauce|honey|jam|granola = jar : Small jar; Family jar; Trio; Gift crate
  basil|salad|vegetable|herbs|vertical farm|mushroom|microgreen = crate : Tray of herbs; Mixed leaves, 1 kg; Weekly crate; Crate for a kitchen
  dog (?:food|treat)|pet food|treats\\b = bag : Trial bag; Bag 200 g; Bag 500 g; Three months
  pizz|meal|tiffin|lunch|dinner|restaurant|takeaway|food truck = meal : Soup and bread; Dish of the day; Plate with sides; Table for two
  furniture|chair|table\\b.*wood|carpent|joiner = piece of furniture / pieces of furniture : Stool in ash; Side table; Bench, 140 cm; Dining table, oak
  bike|bicycle|cycling = bike : City bike, size M; Gravel bike; Cargo bike; Electric bike
  kayak|canoe|paddle = kayak : Single kayak; Double kayak; Family canoe; Sea kayak with kit
  surfboard|surf = board : Foam board 8 ft; Longboard 9 ft; Shortboard; Board with wetsuit
  camper|motorhome|caravan = van : Two berths, short; Two berths, long; Four berths; Four berths with heating
  boat|yacht = boat : Rowing boat; Open motor boat; Day sailer; Cabin boat
  camping|tent|glamping|campsite = tent : Two-person tent; Bell tent; Family tent; Tent with stove
  tool|drill|ladder = tool : Cordless drill; Six-metre ladder; Floor sander; Mini digger
  camera|lens|film kit = camera kit : Lens 50 mm; Body with lens; Light set; Full interview kit
  b&b|bed and breakfast|guest room|cabin|cottage|holiday home|apartment|flat rental|guest ?house|hostel = room : Single room; Double room; Family room; Whole house
  desk|co-?working|office space = desk : Desk for a day; Fixed desk; Meeting room, hour; Room for four
  costume|gown|suit hire = outfit : Shirt and trousers; Dinner jacket; Evening gown; Full costume
  load|freight|haul|truck|pallet = load : Two pallets, 180 km; Half load, 240 km; Full load, 320 km; Refrigerated load, 410 km
  3d.?print|spare part = part : Single part; Ten of a kind; Series of 100; Urgent part
  art\\b|painting|print|ceramic|pottery|craft = piece / pieces : Postcard print; Small bowl; Framed print; Large commission
  electronic|phone|laptop|gadget = device : Cable set; Refurbished phone; Tablet; Laptop, tested
  wood\\b|timber|metal part|machin|component|plastic|packag = part : Sample batch of 20; Series of 100; Series of 500; Special tool
  game\\b|video game|indie game = game : Demo; Base game; Soundtrack edition; Collector's box
`

export const GOODS: [cue: RegExp, goods: Goods][] = rows
  .trim()
  .split('\n')
  .map((line) => {
    const [cue = '', rest = ''] = line.split(' = ')
    const [names = '', samples = ''] = rest.split(' : ')
    const [one = '', many] = names.split(' / ').map((name) => name.trim())
    return [
      new RegExp(`\\b(?:${cue.trim()})`, 'i'),
      { one, ...(many && { many }), samples: samples.split('; ') as Goods['samples'] },
    ]
  })
