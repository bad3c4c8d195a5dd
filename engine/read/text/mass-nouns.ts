// Nouns that take no article in the singular: 'software', 'furniture', 'dog walking'.

const MASS = new Set(
  `acupuncture advertising advice aid alcohol analysis apparel architecture art artwork assistance automation
  bacon baggage beauty bedding beef beer bookkeeping branding bread broadband butter cash catering charcoal cheese
  chicken chutney childcare chocolate cider clothing clothes cloth coaching coal coffee compensation compliance compost concrete consulting content
  copywriting cotton counselling counseling credit crockery cutlery cybersecurity dance data daycare debt decor delivery denim
  design development diesel e-commerce ecommerce education electricity electronics energy engineering entertainment equipment
  evidence fabric farming fashion feed fertiliser fertilizer finance financing fish fitness flour food footwear freight fruit fuel fun
  furniture gear gin glass gold granola grass grooming guidance haircare hair hardware health healthcare heat help
  herbal hire home-care homecare homeware honey hospitality hosting housing ice import export immigration information infrastructure insulation
  insurance intelligence investment jam jewellery jewelry joinery journalism juice kimchi knitwear knowledge kombucha labour labor laundry leather
  learning leasing lending lighting linen lingerie literature logistics luggage machinery maintenance make-up makeup management manufacturing marketing
  massage material mead meat media medicine merchandise merch metal milk money mortgage-advice music mustard news nursing
  nutrition oil organic outsourcing packaging paint paper parking pasta payroll perfume photography pilates plastic plumbing pork
  pottery poultry power prep preparation print printing procurement produce progress property protection publishing recovery recruitment recycling refurbishment rehab
  relief removal rental renting repair research restoration retail reduction rice rum sake salt sand sauce scaffolding seafood search security seo
  sheet-metal shipping shopping silk skincare skin-care soap software soil sourcing space speech staffing stationery steel storage streetwear
  streaming stuff sugar support surveillance swimwear tableware taxidermy tea telehealth telemedicine text theatre therapy timber tofu tourism traceability
  tracking trade traffic training transcription translation transport transportation travel treatment tuition tutoring upholstery
  vehicle-recovery videography vodka warehousing waste water wear weaving welding wellness whiskey whisky wholesale wifi wine wood
  woodwork wool work yarn yoghurt yogurt yoga writing pet-food ware care maths mathematics english spanish french german italian japanese chinese arabic
  imaging consultancy collection installation inspection cleaning review testing monitoring detection distribution production construction
  carpentry forestry embroidery poetry machining accounting accountancy ai crypto hr it pr iot b2b saas`.split(
    /\s+/,
  ),
)

/** '-ing' names an activity, apart from these. */
const COUNTED_ING =
  /^(?:building|wedding|meeting|painting|ring|earring|king|string|spring|wing|swing|offering|listing|gathering|outing|evening|thing|sling|opening|filling|dumpling|coating|viewing)$/
/** '-ware', '-wear', '-care', '-ness', '-graphy' name a kind of thing and not one of it. */
const MASS_ENDING = /(?:ware|wear|care|ness|graphy|ology|onomy|icity|culture|wood|meat|fulness)$/
/** '-ion' mostly names a doing; these are things. */
const COUNTED_ION =
  /^(?:subscription|station|solution|application|extension|auction|exhibition|competition|foundation|organi[sz]ation|association|publication|edition|version|mission|mansion|pavilion|session|attraction|celebration|expedition|institution|location|plantation|union|million|region|lion|cushion|companion|champion|collaboration|federation|reception|function|occasion|convention|corporation|question|destination|vacation|integration|simulation|animation|illustration|invention|innovation|prescription|constellation|section|selection|portion|fashion-show|onion|melon)$/

export const isMassNoun = (word: string): boolean =>
  MASS.has(word) ||
  (word.endsWith('ing') && !COUNTED_ING.test(word)) ||
  MASS_ENDING.test(word) ||
  (/[a-z]{3}ion$/.test(word) && !COUNTED_ION.test(word))
