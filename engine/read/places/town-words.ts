// Everyday words that are also towns somewhere. Without a capital, or at the start of a sentence, they are words.

export const TOWN_WORDS = new Set(
  `
abbey abridge abs abut acre adobes advance agar agos alabaster albino ales alga alliance alling aloha along alp alpha alpine altar alto altos amble
ambler amity anaconda anchorage anchovy anger angers angles angostura ans antelope anthem anthering antique antlers ape apex apples apt arbutus arcade
arch archer archway areal arena arenas ares argyle aria arias armada aroma aromas arras arroyo arroyos arsenal as asbestos ascension ascot ash ask
aspen assumption astrakhan auburn august aura aurora austral aves awe baa baccarat bacon bade badger bag bail baker balaclava balboa bale baler balk
balky ball ballast ballots bally balm balsas bamboo band banes bangs bani banks banning bar barbacoas barber barbing bard barge bark barking barre
barrow basalt basin bath batman battle battlefield baud bay beach beacon bear beaver bee beers bell belle bells bend bender berg berry best bias bile
billings bimbo bingo bining biol bishop bison bittern blacksmiths blades bland blanding blarney blender bloke bloomer blossom bluff bod bodega bola
bolivar boll bologna bonanza bonbon bong bonito bonny boo boom boos boot bore born borne boron bot botany bouillon boulder bountiful bourbon bow
bowman box bra brad brading brains bran branch brand bras bravo bray bream breves brewer bride bridge brie brier brig brigantine bright brill
brilliant bro brooklet brooks brownfield browning brush brusque buckeye buffalo bugle bullion bulls bully bungalow burg burns bursa bury busby busing
butler butte buy caballero cabana cabaret cacao cache cactus cafe cairns calabash calcium caldera calderas callas calliope callow calumet camber
canals candida cane canning canon canton cantonment canyon caraway carbonate cardigan carefree caribou carnation cars carver cascade cascades cash
cashmere casino casinos cast castor cavalier cave cayenne cedar celebration centenary centennial center central centurion century challis chamber
chamberlain chamois chancy chandler chaparral chard charing chars chase cheddar chesterfield cheviot chihuahua chilly chin china chinchilla chino chop
chore church circa circle cis citrus city claret clarion clavier clay clemency clever clit clones clover cloverleaf coalfield coaling coats coca cocas
cockatoo coco cocoa cognac college collie cologne colon columbine comas comber combine comfort commerce communal comps concord condom congas congers
congress continental convent converse convoy cook cool cooling cooper cordillera cordon cork cornea corning corona corpus corral cot cotes cottage
cottonwood coulombs council countryside county court cove coven cox coyote crane crater cray creel crescent crest crick cricket croft crone crook
crooks cruet crystal cube cults cumming curry cut cutler cygnet cypress dado dale daming damp date dauphin davenport daying deadwood deal deering
delft delta dent deposit derby diamante diamond die dike dilling dinar dingle diss dob docklands doffing dole dollar dome don donnybrook doom dooms
dorking dour downer drain draper drew driver dry dualing duns dyer ea eagle early earth east eastern ebbs echelon echo eclectic economy ed effort egg
ell emerald eminence empire emporium encamp encs energy enigma ens enterprise era ering erode espy essen ester eureka evergreen excelsior experiment
eye fairway falcon falconer fang fare farmland faro fascia fate fatwa federal fell felling ferns fife filer finale fines fiscal fisher fishers
fishhook flagstaff flatlands fleet flint flora florin flushing force ford fords forest forks fors fossa fossil foster fountain freedom freehold
freeman fresco freshwater friend friendly friendship front fry fully fussy gala galena galle gaming gamut gang ganja gap garland garner garnet
garrison gars gateway gay gent gentry ghat gibbon gibbons gill give glad gland glide globe goes going golden goldenrod goldfield gooding gore gorges
grabs grad graham grain gram grandson grange granite grans grant grants grapevine grave gray grays green greenback greenbelt greenfield greenfields
greenstone greenwood grenade grenadines griffin grill grimes grins grottoes grove groves grub guano guider guildhall guise gulf gypsum ha hacienda
hackney hale halfing halfway halling hallow halls ham hamburg hamlet haps harbor hard harding harrow hart harvest hassocks haste hatch hatting haven
hawker hawthorn hay hays hazard headland headlands healing heath hector heel heist helper hem hemlock heping herald hermitage hickory hideaway
highland highlands hill hillside hinges ho hobo hocking holder holiday holler holly homburg home homeland homer homestead hometown hominy hone honey
hook hooker hooks hoover hope horn horning hot hove hull humanes humble hunt hunter hurricane hurt ifs ii ilia imperial industry ins intercourse iota
ironwood is isle jabing jacarandas jackpot jam jasper java jay jelling job jun juncos junction juntas justice kale kapok karma kepi keystone kill
killdeer kiln kilo king kingfisher kissing kola kuchen laces lacs lakes lakeside lam lama lamas lame landing landmark lapel lapining lardy largo
larkspur larva lases lassing lattes laurel law lea lead lech lee leek leer leers lei lend lens lent lents levier lib liberal liberty lice licking lido
limbo limerick limestone limit linden lint lira lisle list lit littoral lively llama llano locking locust log logon long loo loon loos lop loris lorn
lot loving loyal luau luck lucre lure mach mackinaw made madras madrigal magenta magnolia maiden maidenhead maillot maing maize male malling mallow
mama mammoth man manage mane manga mangas mange manger mango manila manly manna manning manor manta mantel many maraca marathon march marché margarita
margaritas maria marina marines maritime marks marl marlin marquise mars mart martin mascara mascot maser mason massing mastic matador mauves
mayflower mayo me mead meadows meads mecca media medulla mega mens mentor mercer mercury mere meridian merino mesa mescal mesquite meta metro
metropolis mica midfield midland midlands midstream midtown midway miles miller millet mills millstream mine minor minster mission mo mobile mogul moi
moil mold mono monster monument moody moos moraine morales moray mores morocco moron morrow mos moss most moth motley mound mounds mountain
mountainside much muenster muff mulberry mullion mus muscat muse mustang mutters mystic märz napoleon narrows natal natters naval nave naves nay neath
needles nelson never nevers nevis newel newton nice nitro noble noel none normal north northern nuing nus oar oasis obi obing oblong occidental ode of
officer ogre olds omega onset opera opp opportunity oracle oral orange oratorio orchards ore oriental os osprey otter outlook over overland oxbow
oxford pace pacific pack page paisley palatine palazzo pale palisade palling palmetto pals pampas panama pang panhandle panorama pant papaya par para
parachute paradise paramount parchment pare parkland parks parkway parole parsons pasha pasta pawing pawling pearl peculiar peel peer pen penguin
pergola perm pest petal petting phoenix piano pianola piazza pica picayune pickering pierce pigeon piles pill pinch pine pines pinewood piney pining
pink pinon pinto pioneer piranhas piste pita piton placer plains plan planes plantation plate plateau plenty plover plum plunge pocking poinciana pol
police poll polling polo polos ponce ponder pong pool pop poplar porcupine pore portage porter poses posse post postal pouch pout pram prat pray price
privateer proctor progress prospect prosper prosperity prosperous providence provost puck pucking pueblo pule puma puning purchase puting quart quarto
queens quiches quickstep radon raglan raiding rain rainbow rand ranger raning rapids ravels raven razorback re reading real rector redhead reding
redwood reek reform rehab republic reservoir revel revere rho rice riddle ridge rifle ripe rive riverbank rivers riverside rives roan robe robins rock
rode rodeo roding roebuck rogers romaine roman romeo rondos root rose rosebud roses rosewater rosewood rot rota rots rotunda roundup rude rue rugby
rum runing ruse rusk rust rye sachet saga sagaing said saints sake sale sales saline salmon salon salt salve sambas same sand sandbank sandstone
sandwich sandy saran sari sassafras satsuma sauce savage savanna savoy sawmills sax say scenic scissors scone seaside sector sedan see sells semaphore
semi send seres serpentine servo settle severance shaft shamrock shanghai share sharpness sheerness shepherd shields shiner shipyard shoals shoreline
sic side sidemen sigma silly silos silt sim simmering sines singleton sins siping siren sis sisal sisters ski skive sleights slough smith snow
snowflake snug sober solo somerset son song sort sours south southern spa sparks spas spay spearfish speedway split spring springbok springs spry spur
stagecoach stains stall stamps staples star stein sterling stetson stiles still stilling stock stoke stone stonewall stow strawberry street strong
strum sturgeon sublimity success sultan sultana summerhouse summit sundown sunflower sunrise sunset sunshine superior supreme surprise surrey sway
swords sycamore ta tab tabing tablas tabor tactic talent tales talon tamale tamarack tame tangent tangerine tank tanner tapas tapes tapping tar tarn
taro tarp tarsus tating tau tea temperance temple tequila terrace terrazzo terry thatcher the thermal theys thorn thunderbolt tiling till tire tires
toast toga tomahawk tombstone tome tong tool topi tornado torrent tours tower trail train trainer triangle tribune trier trim tring trinity trip tron
trooper troy tuba tucker tulle tumble tune tunes turbo turner tut tux tweed tyro ulster ultimo union unity university upland uptown us used usher vale
valence valentine valley vals van var vars vary vela velas verdigris verges vermilion vernal vernier vex vi vias vice victor viking villa villas
vineyard vineyards viola violet vis vista vita voila volcano wade wagoner wain wainwright wald waldo wales walker wall walls walnut wanna ward warden
ware warren warrior watchtower waterways weaver wedding weed wees welcome well welling wellington wells welsh west westerly western wetter wheeling
whetstone whistler whitefish whitehead whitewater whiting wick willow willows winder wines wing wink winner winters wise withers wittering woking
woodbine woodland woodlands wool worms worth worthing wrens wright wrist yam yap yea yining young yuping zeta zing zone
`
    .trim()
    .split(/\s+/),
)
