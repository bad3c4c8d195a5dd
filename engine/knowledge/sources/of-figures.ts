// Where the figures come from, one a line: id | strength | year | publisher | title | address
import { sources } from './source-table.ts'

export const figureSources = sources(`
  aibia-gym | weak | 2025 | Aibia | Gym member churn: how to prevent it | https://aibia.tr/en/insights/gym-member-churn-how-to-prevent
  antenna-2024 | industry | 2024 | Antenna | 2024 top subscription insights: net churn | http://antenna.live/post/antennas-2024-top-subscription-insights-net-churn
  applico-take | weak | 2023 | Applico | Take rate: definition and examples | https://www.applicoinc.com/blog/take-rate-what-is-it-examples-definition-marketplace-gmv/
  attribute-returns | weak | 2026 | Attribute | Return rates by product category | https://www.getattribute.com/blog/return-rates-by-product-category
  avma-pets | industry | 2022 | American Veterinary Medical Association | US pet ownership statistics | https://www.avma.org/KB/Resources/Statistics/Pages/Market-research-statistics-US-pet-ownership.aspx
  b2blead-2026 | weak | 2026 | B2BLead | B2B conversion rate: benchmarks | https://www.b2blead.io/blog/b2b-conversion-rate
  bake-digital | industry | 2016 | Bake Magazine (digital edition) | Measuring your metrics, October 2016 | http://digital.bakemag.com/sosland/bake/2016_10_01/index.php?startid=10
  bake-metrics | industry | 2016 | Bake Magazine | Measuring your metrics | https://bakemag.com/articles/485-measuring-your-metrics
  bakery-margin | weak | 2024 | US Coffee Market | Do bakery owners make a lot of money? | https://uscoffeemarket.com/do-bakery-owners-make-a-lot-of-money
  birowebs-es | weak | 2023 | Birowebs | ¿Cuánto cobra un programador en España? | https://birowebs.com/cuanto-cobra-un-programador-en-espana
  bls-bakers | official | 2025 | US Bureau of Labor Statistics (copy at Office Blues) | Occupational wages, May 2025: bakers | https://officeblues.net/salaries/bakers-51-3011.json
  bls-bookkeepers | official | 2025 | US Bureau of Labor Statistics (copy at Office Blues) | Occupational wages, May 2025: bookkeeping, accounting and auditing clerks | https://officeblues.net/salaries/bookkeeping-accounting-and-auditing-clerks-43-3031.json
  bls-chefs | official | 2021 | US Bureau of Labor Statistics | Occupational employment and wages, May 2020: 35-1011 chefs and head cooks | https://www.bls.gov/oes/2020/may/oes351011.htm
  bls-computer | official | 2025 | US Bureau of Labor Statistics (served via College of Southern Nevada) | Computer and information technology occupations | https://www.csn.edu/redirects/computing-and-information-technology-program-career-outlook
  bls-designers | official | 2025 | US Bureau of Labor Statistics (copy at TradeColleges.org) | Graphic designers: pay by percentile, May 2024 | https://tradecolleges.org/careers/graphic-designers
  bls-ecec | official | 2020 | US Bureau of Labor Statistics (PDFSlide copy) | Employer costs for employee compensation, December 2019 | https://pdfslide.us/documents/employer-costs-for-employee-compensation-december-2019-within-occupational-groups.html
  bls-growth | official | 2024 | US Bureau of Labor Statistics | Employment projections, table 1.4: occupations with the most job growth (median annual wage 2023) | https://www.bls.gov/emp/tables/occupations-most-job-growth.htm
  bls-helpers | official | 2025 | US Bureau of Labor Statistics (copy at Office Blues) | Occupational wages, May 2025: helpers, installation, maintenance and repair | https://officeblues.net/salaries/helpers-installation-maintenance-and-repair-workers-49-9098.json
  bls-projections | official | 2025 | US Bureau of Labor Statistics | Occupational projections, 2024-2034, and worker characteristics, 2024 | https://www.bls.gov/emp/tables/occupational-projections-and-characteristics.htm
  bls-pta | official | 2025 | US Bureau of Labor Statistics (copy at Office Blues) | Occupational wages, May 2025: physical therapist assistants | https://officeblues.net/salaries/physical-therapist-assistants-31-2021.json
  bls-retail | official | 2025 | US Bureau of Labor Statistics (copy at Office Blues) | Occupational wages, May 2025: retail salespersons | https://officeblues.net/salaries/retail-salespersons-41-2031.json
  bls-support | official | 2025 | US Bureau of Labor Statistics (copy at StartRight Careers) | Customer service representatives: occupation profile | https://www.startrightcareers.com/occupation/customer-service-representatives
  bluecart-startup | weak | 2026 | BlueCart | Cost of opening a business (undated, read 2026) | https://bluecart.com/guides/cost-of-opening-a-business
  bpe-2025 | official | 2025 | UK Department for Business and Trade | Business population estimates for the UK and regions 2025 | https://www.gov.uk/government/statistics/business-population-estimates-2025/business-population-estimates-for-the-uk-and-regions-2025-statistical-release
  burkhart-2022 | weak | 2022 | Burkhart Dental | Overhead key categories for a start-up dental practice | https://burkhartdental.com/?p=9240
  capitalretail-2017 | weak | 2017 | Capital Retail Group | Retail occupancy costs to sales ratio | https://capitalretail.com/retail-occupancy-costs-to-sales-ratio/
  census-households | industry | 2024 | Statista (from the US Census Bureau) | Average size of households in the US, 1960 to 2023 | https://www.statista.com/statistics/183648/average-size-of-households-in-the-us/
  census-law | official | 2009 | US Census Bureau | County Business Patterns 2007, press release CB09-120 | http://www.census.gov/newsroom/releases/archives/county_business_patterns/cb09-120.html
  chownow-2025 | weak | 2025 | ChowNow | Restaurant industry benchmarks | https://get.chownow.com/blog/restaurant-industry-benchmarks/
  cleanlist-2026 | weak | 2026 | Cleanlist | Cold email response rate statistics | https://www.cleanlist.ai/blog/2026-02-18-cold-email-response-rate-statistics
  coffee-startup | weak | 2026 | Anaheim Union High School District, course page | Coffee shop startup costs (undated, read 2026) | https://sites.google.com/auhsd.us/anaheimhsculinaryartsonline/restaurant-workflow-training-systems/coffee-shop-startup-costs
  coffeeforums-2008 | weak | 2008 | CoffeeForums | Coffee shop cost discussion among operators | https://www.coffeeforums.com/threads/cost-question-food-drink.4258/post-21626
  collins-boxes | weak | 2014 | Matt Collins | What churn rate can you expect for your subscription box business? | https://mattcollins.net/?p=2074
  completecontroller-2025 | weak | 2025 | Complete Controller | Restaurant industry benchmarks | https://completecontroller.com/key-benchmarks-in-the-restaurant-industry
  corso-returns | weak | 2025 | Corso | Ecommerce return rate benchmarks by industry | https://www.corso.com/post-purchase-resource-center/ecommerce-return-rate-benchmarks-by-industry
  costar-2024 | industry | 2025 | Lodging Magazine (reporting CoStar) | U.S. ADR and RevPAR growth slowed to 2020 rate in 2024 | https://lodgingmagazine.com/costar-u-s-adr-and-revpar-growth-slowed-to-2020-rate-in-2024/
  creatorhero-2024 | weak | 2024 | Creator Hero | YouTube CPM and RPM guide | https://creator-hero.com/blog/youtube-cpm-rpm---a-guide-to-understanding-youtube-ad-revenue-metrics
  crevio-2025 | weak | 2025 | Crevio | Completion rate | https://crevio.co/glossary/completion-rate
  cso-2022 | official | 2023 | Central Statistics Office (Ireland) | Census 2022 summary results: household size | https://www.cso.ie/en/releasesandpublications/ep/p-cpsr/censusofpopulation2022-summaryresults/householdsizeandmaritalstatus
  cybermark-2024 | weak | 2024 | CyberMark | Digital advertising benchmarks (Google and Facebook) | https://www.cybermark.com/solutions/digital-advertising-benchmarks/
  deed-trainers | official | 2026 | Minnesota DEED (US figures of the Bureau of Labor Statistics) | Fitness trainers and aerobics instructors: wage data (undated, read 2026) | https://apps.deed.state.mn.us/lmi/oes/DetailedOccupationData?code=399031&geog=EDR1%2CEDR2%2CEDR4%2CEDR5%2CNWMN%2CUS%2CMN
  delaware-fees | weak | 2025 | LegalClarity | Delaware filing fees for LLCs and corporations | https://legalclarity.org/delaware-filing-fees-for-llcs-and-corporations
  dfw-2025 | weak | 2025 | DFW Strategy | Conversion rate calculator and benchmarks | https://dfwstrategy.com/tools/conversion-rate-calculator
  diggrowth-2025 | weak | 2025 | DiGGrowth | Lead conversion rate | https://diggrowth.com/?p=11040
  dla-formation | industry | 2023 | DLA Piper REALWorld | Corporate vehicles: set-up costs | https://www.dlapiperrealworld.com/law/index.html?t=corporate-vehicles&s=setting-up-a-corporate-vehicle&q=set-up-costs
  dog-walk-2024 | weak | 2024 | Dog Care Story | Dog walker average cost | https://dogcarestory.com/dog-walker-average-cost
  dojo-commission | weak | 2025 | Dojo Business | Real estate agency commission rates | https://dojobusiness.com/blogs/news/real-estate-agency-commission-rates-estimation
  easytax-vat | weak | 2025 | EasyTax | VAT rates in Europe (from 1 January 2025) | https://www.easytax.co/en/tax-mag/info/vat-rates-in-europe
  ecb-november-2025 | official | 2026 | European Central Bank (distributed by EIN Presswire) | Euro area bank interest rate statistics: November 2025 | https://www.einpresswire.com/article/880807301/euro-area-bank-interest-rate-statistics-november-2025
  ecsga-2023 | industry | 2023 | East Coast Shellfish Growers Association | Newsletter, April 2023 | https://www.yumpu.com/en/document/view/67717803
  elogic-2026 | weak | 2026 | Elogic Commerce | Ecommerce conversion rate benchmarks by industry | https://elogic.co/blog/b2b-ecommerce-conversion-rate-benchmarks
  etavrian-2026 | weak | 2026 | Etavrian | B2B CAC benchmarks 2026 | https://www.etavrian.com/blog/b2b-cac-benchmarks-2026
  eurodev-2026 | weak | 2026 | EuroDev | How much do employers pay for social security in Europe? | https://www.eurodev.com/blog/social-security-tax-rates-in-europe
  eurostat-demography | official | 2022 | Eurostat | Business demography statistics | https://ec.europa.eu/eurostat/statistics-explained/index.php?title=Business_demography_statistics
  eurostat-household-size | official | 2018 | Eurostat | Household composition statistics | https://ec.europa.eu/eurostat/statistics-explained/index.php/Household_composition_statistics
  eurostat-households | official | 2020 | Eurostat | Households by presence of children, 2018 | https://ec.europa.eu/eurostat/web/products-eurostat-news/-/DDN-20200409-1
  eurostat-key | official | 2021 | Eurostat | Key figures on European business 2021: business dynamics | http://ec.europa.eu/eurostat/cache/htmlpub/key_figures_on_european_business_2021/business_dynamics.html
  eurostat-survival | official | 2016 | Eurostat | Business demography statistics (November 2016 edition) | http://ec.europa.eu/eurostat/statistics-explained/index.php/Business_demography_statistics
  fairview-fitness | weak | 2026 | Fairview | Operating intelligence for sports and fitness | https://getfairview.com/blog/operating-intelligence-for-sports-fitness
  fairview-free | weak | 2026 | Fairview | Free-to-paid conversion template | https://getfairview.com/blog/free-to-paid-conversion-template
  fast-donors | weak | 2025 | FAST Decisions | Measuring fundraising metrics | https://fastdecisions.org/the-tactics/measuring-fundraising-metrics
  fediaf-dogs | industry | 2023 | idealista (map of FEDIAF figures) | Share of households with a dog in Europe | https://www.idealista.it/news/node/266072
  fiscalfold-2026 | weak | 2026 | FiscalFold | Social contributions explained | https://fiscalfold.pages.dev/blog/social-contributions-explained
  framework-hardware | weak | 2020 | Framework (Nirav Patel) | Calculating the full cost of a hardware product | https://frame.work/blog/calculating-the-full-cost-of-a-hardware-product
  hedge-agents | weak | 2022 | The Hedge | How do estate agents make money? | https://thehedge.io/articles/how-do-estate-agents-make-money
  hiits-de | weak | 2025 | hiits | Durchschnittliches Jahresgehalt in Deutschland | https://hiits.app/post/durchschnittliches-jahresgehalt-deutschland
  hospitality-rent | weak | 2019 | Hospitality Helpline | Target percentages | https://www.hospitalityhelpline.com/finance/2019/2/22/target-percentages
  hubspot-2018 | industry | 2018 | Wonder (quoting HubSpot survey of 782 agencies) | How do small agencies price their services? | https://askwonder.com/research/small-agencies-price-services-5mtbwi1a6
  huffpost-es | weak | 2024 | HuffPost España | Cuánto gana un enfermero en España en 2024 | https://www.huffingtonpost.es/sociedad/cuanto-gana-enfermero-espana-2024-experiencia-hpe1.html
  ie-payroll-2026 | weak | 2025 | Native Teams | Ireland payroll changes 2026 | https://help.nativeteams.com/ireland-payroll-changes-2026
  ie-remote-2023 | industry | 2023 | Irish Examiner (on Census 2022) | People who work from home | https://www.irishexaminer.com/news/arid-41150914.html
  ihrsa-2017 | industry | 2017 | Health & Fitness Association (IHRSA) | The cost of replacing a health club member | https://healthandfitness.org/improve-your-club/the-cost-of-replacing-a-health-club-member/
  ihrsa-clubs | industry | 2021 | Statista (from IHRSA) | Number of health clubs in the United States from 2008 to 2021 | https://www.statista.com/statistics/244922/us-fitness-centers-und-health-clubs/
  ihrsa-members | industry | 2020 | The Leisure Media Company (reporting IHRSA) | One in five Americans now a member of a health club | http://www.leisuremedia.com/print.cfm?codeID=344742&subject=news&site=XXX
  indiaretailing-2014 | weak | 2014 | Indiaretailing | Benchmarking of restaurants: factoring in cost | http://www.indiaretailing.com/2014/04/09/food/food-service/benchmarking-of-restaurants-factoring-in-cost/
  ine-2024 | official | 2025 | elDiario Andalucía (reporting INE) | Salario medio en España 2024 | https://andaluciainforma.eldiario.es/?p=15029
  inegi-2024 | weak | 2024 | The Aztec Journal (quoting INEGI) | SME Day: what it is and why it is celebrated | https://theaztecjournal.com/entrepreneurship/small-and-medium-enterprises-sme-day-what-it-is-and-why-its-celebrated
  irishjobs-2025 | weak | 2025 | Polish Express (reporting IrishJobs) | Earnings in Ireland by occupation | https://polishexpress.eu/?p=536908
  irp-2020 | industry | 2020 | IRP Commerce | Ecommerce market data: health and wellbeing market | https://www.irpcommerce.com/en/gb/ecommercemarketdata.aspx?Market=2
  joy-churn | weak | 2025 | Joy Subscriptions | Average churn rate for SaaS | https://www.joysubscription.com/glossary/average-churn-rate-for-saas
  kajabi-stores | weak | 2025 | Kajabi | Apply for Apple and Google's 15% commission programs | https://docs.kajabi.com/articles/mobile-apps/branded-app/apply-for-apple-and-googles-15-commission-programs-for-your-branded-mobile-app
  kibo-2021 | weak | 2021 | Alavi.ai (quoting Kibo Commerce and VWO) | The e-commerce benchmarks you should know | https://alaviai.webflow.io/blog/the-e-commerce-benchmarks-you-should-know-part-1
  kununu-2025 | weak | 2025 | n365 (reporting Kununu for FOCUS online) | Zehn Berufe und die Gehaltsverteilung in Deutschland | https://n365.info/zehn-berufe-und-die-ungleiche-gehaltsverteilung-in-deutschland
  loyaltylion-cac | weak | 2025 | LoyaltyLion | Average CAC in ecommerce | https://loyaltylion.com/blog/blog-average-cac-ecommerce
  mailchimp-2019 | industry | 2019 | Mailchimp | Email marketing statistics and benchmarks by industry | https://mailchimp.com/resources/email-marketing-benchmarks/
  mbadv-2026 | weak | 2026 | MB Adv Agency | Google Ads metrics and KPIs: 2026 benchmark guide (quoting WordStream/LocaliQ) | https://www.mbadv.agency/google-ads/metrics-and-kpis
  mediapost-2023 | industry | 2023 | MediaPost | Search ads: cost per lead rises, conversions fall | https://www.mediapost.com/publications/article/385409/search-ads-cost-per-lead-rise-conversions-fall.html
  mindlink-vat | weak | 2025 | Mindlink | VAT rates in the EU | https://mindlink.lv/useful/vat-rates-in-eu
  mosaic-utilisation | weak | 2025 | Mosaic | Billable utilization rate statistics in professional services firms | https://www.mosaicapp.com/post/billable-utilization-rate-statistics-in-professional-services-firms
  msme-in | official | 2023 | Financial Express | Five facts about the Indian MSME sector | https://www.financialexpress.com/industry/sme/msme-eodb-msme-day-2023-did-you-know-indian-msme-exports-alone-equal-half-of-pakistans-gdp-here-are-5-facts-about-indian-msme-sector/3143562/
  mv3-2025 | weak | 2025 | MV3 Marketing | Lead-to-customer rate | https://www.mv3marketing.com/glossary/lead-to-customer-rate/
  mwm-trial | weak | 2025 | MWM | Trial conversion rate | https://mwm.ai/glossary/trial-conversion
  naics-62 | industry | 2023 | NAICS Association | Six-digit NAICS codes, sector 62: number of US businesses | https://www.naics.com/six-digit-naics/?code=62
  namso-in | weak | 2024 | Namso Gen | Average salary for software engineer in India | https://namso-gen.co/blog/what-is-average-salary-for-software-engineer-in-india
  nces-pupils | official | 2016 | US National Center for Education Statistics | Digest 2015, table 105.10: participants in educational institutions | https://nces.ed.gov/programs/digest/d15/tables/dt15_105.10.asp?current=yes
  nces-schools | official | 2024 | Education Week (from NCES) | Education statistics: facts about American schools | https://www.edweek.org/leadership/education-statistics-facts-about-american-schools/2019/01
  nces-teachers | official | 2023 | US National Center for Education Statistics | Digest 2022, table 211.70: employment and average annual wage of teaching occupations | https://nces.ed.gov/programs/digest/d22/tables/dt22_211.70.asp
  nhs-bands | official | 2025 | NHS Take Home Pay Calculator (from NHS Employers) | NHS pay bands 2025/26 | https://nhstakehomepaycalculator.co.uk/guides/nhs-pay-bands-2025-26
  nrf-2024 | industry | 2024 | Chain Store Age (reporting NRF and Happy Returns) | NRF: 2024 retail returns to total $890 billion | https://chainstoreage.com/nrf-2024-retail-returns-total-890-billion
  oberlo-2024 | weak | 2024 | Oberlo | Average order value by industry (September 2024) | https://oberlo.com/statistics/average-order-value-by-industry
  oecd-households | official | 2014 | OECD (table at Photius) | Average size of households by type, country rankings | https://photius.com/rankings/people_per_household_2014_country_ranks.html
  omega-2025 | weak | 2025 | Omega Point | Benchmarks for usage-based businesses | https://omegapoint.systems/benchmarks/models/usage
  oppelt-2022 | weak | 2022 | Joanne Oppelt Consulting | Three fundraising benchmarks to use with your board | https://www.joanneoppeltcourses.com/blog/three-fundraising-benchmarks-to-use-with-your-board
  outreach-2026 | weak | 2026 | Peter Korpak | Cold outreach benchmarks 2026 | https://deathtocoldemails.pages.dev/cold-outreach-benchmarks
  pixelation-2025 | weak | 2025 | Pixelation | Business margins by industry | https://pixelation.org/business-margins-by-industry-why-your-10-percent-isnt-their-10-percent-13e4
  population-2024 | weak | 2024 | Global Population Data (after national statistics offices) | Countries by population, 2024 | https://huggingface.co/datasets/iamramzan/Global-Population-Data/viewer/default/train
  progressive-2023 | industry | 2023 | Progressive Commercial | How much does business insurance cost? | https://www.progressivecommercial.com/business-insurance/business-insurance-cost/
  promethean-2021 | industry | 2021 | Promethean Research | Setting an hourly rate for a digital marketing consultant | https://prometheanresearch.com/setting-an-hourly-rate-for-a-digital-marketing-consultant/
  promethean-2024 | industry | 2024 | Promethean Research | Digital agency industry report | https://prometheanresearch.com/2023-digital-agency-industry-report/
  qcew-barbers | official | 2024 | US Bureau of Labor Statistics, QCEW (shown by SMB Density) | Barber shops, NAICS 812111, annual averages 2024 | https://www.smbdensity.org/industry/812111
  qcew-pets | official | 2024 | US Bureau of Labor Statistics, QCEW (shown by SMB Density) | Pet care except veterinary, NAICS 812910, annual averages 2024 | https://smbdensity.sitesbytiff.workers.dev/industry/812910
  qcew-salons | official | 2024 | US Bureau of Labor Statistics, QCEW (shown by SMB Density) | Beauty salons, NAICS 812112, annual averages 2024 | https://smbdensity.org/industry/812112
  qcew-vets | official | 2024 | US Bureau of Labor Statistics, QCEW (shown by SMB Density) | Veterinary services, NAICS 541940, annual averages 2024 | https://smbdensity.org/industry/541940
  readybiz-courses | weak | 2025 | Ready Biz Plans | Online courses KPI metrics | https://readybizplans.com/blogs/kpis/online-courses-career-goals-metrics
  recurly-billing | industry | 2020 | Recurly | Annual subscription billing metrics report (2019 data) | https://recurly.com/research/annual-subscription-billling-metrics-report
  recurly-churn | industry | 2020 | Recurly | Churn rate benchmarks | https://recurly.com/research/churn-rate-benchmarks/
  retentionlens-trial | weak | 2026 | RetentionLens | Trial-to-paid conversion benchmarks: opt-in vs opt-out | https://retentionlens.com/blog/trial-to-paid-conversion-benchmarks
  revenuecat-2026 | industry | 2026 | RevenueCat | Monetization scorecard (State of Subscription Apps data) | https://revenuecat.github.io/codelabs/monetization-success-formula/scorecard/index.html
  revguard-2026 | weak | 2026 | RevGuard (quoting Recurly and Antenna) | Reduce churn for streaming | https://getrevguard.com/reduce-churn-for/streaming
  rivermate-ie | weak | 2025 | Rivermate | Salary and compensation in Ireland | https://rivermate.com/es/guias/irlanda/salario
  rivo-cac | weak | 2025 | Rivo | Average customer acquisition cost for eCommerce | https://rivo.io/blog/average-customer-acquisition-cost-for-ecommerce
  royaltystat-2016 | industry | 2016 | RoyaltyStat | Royalty rates are stable across industries | http://blog.royaltystat.com/royalty-rates-are-stable-across-industries
  sales-tax-table | weak | 2024 | Valerian Saliou and contributors | Sales tax rates by country, file sales_tax_rates.json | https://github.com/valeriansaliou/node-sales-tax
  sba-2020 | official | 2020 | US SBA Office of Advocacy (docslib copy) | Frequently asked questions about small business, October 2020 | https://docslib.org/doc/7143981/small-business-administration-frequently-asked-questions-regulation-research-outreach
  sba-five-years | weak | 2010 | Hasler Law (quoting SBA and Census) | Small business SBA FAQ | https://haslerlaw.blogspot.com/2010/01/small-business-sba-faq.html
  sba-rates | industry | 2026 | PrimeRate.com (on the terms of the Small Business Administration) | Prime rate and SBA loans | https://primerate.com/prime-rate-sba-loans-what-small-business-owners-should-ask/
  sba-survival | official | 2019 | MBDA Washington (quoting SBA) | SBA: 10 FAQs of 2019 | https://mbdawashington.com/sba-10-faqs-of-2019/
  sharetribe-take | industry | 2024 | Sharetribe | Marketplace pricing: how to define your ideal take rate | https://www.sharetribe.com/academy/how-to-set-pricing-in-your-marketplace/
  slant-occupancy | weak | 2025 | Slant CRE | Occupancy cost | https://slantcre.com/resources/glossary/occupancy-cost
  statista-dogs | industry | 2024 | Statista | Dog ownership in the European Union by country | https://www.statista.com/statistics/515475/dog-ownership-european-union-eu-by-country/
  statswales-survival | official | 2024 | Welsh Government (StatsWales), from ONS Business Demography | Business survival rates by area and birth year | https://stats.gov.wales/en-GB/1ecdcedf-efe5-412a-bd46-75a3e051ebf3?page_number=23&page_size=100
  stepstone-2024 | industry | 2024 | t-online (reporting StepStone) | Gehaltsreport 2024 | https://t-online.de/finanzen/aktuelles/id_100318184/stepstone-gehaltsreport-diese-jobs-versprechen-die-hoechsten-einkommen.html
  stripe-eea | official | 2023 | Stripe | Pricing updates for businesses based in the European Economic Area | https://support.stripe.com/questions/pricing-updates-for-businesses-based-in-the-european-economic-area-(eea)
  stripe-fees | weak | 2025 | CalcMastery | Stripe fee calculator | https://www.calcmastery.com/stripe-fee-calculator
  stripe-regions | weak | 2025 | Flipdare | Stripe fees by region | https://blog.flipdare.com/prod/stripe/fees/
  superads-2025 | industry | 2025 | Superads | Facebook Ads CPC benchmarks | https://www.superads.ai/facebook-ads-costs/cpc-cost-per-click
  superads-travel | industry | 2025 | Superads | Facebook Ads CPC benchmarks: recreation and travel | https://www.superads.ai/facebook-ads-costs/cpc-cost-per-click/recreation-and-travel
  taxfoundation-2024 | industry | 2024 | Tax Foundation (distributed by PublicNow) | Corporate tax rates around the world, 2024 | https://ebs.publicnow.com/view/F1D306D5028FB6504A87C2F74DC8E2FC2D35956E
  taxfoundation-2025 | industry | 2025 | Tax Foundation | Worldwide corporate tax rates, file all_rates_2025.csv | https://github.com/TaxFoundation/worldwide-corporate-tax-rates
  tecksay-fcc | weak | 2025 | Tecksay | BLE certification guide: FCC, CE, MIC and SRRC | https://www.tecksay.com/?p=11282
  tutoring-kpi | weak | 2025 | Startup Financial Projection | Online tutoring KPIs | https://startupfinancialprojection.com/blogs/kpis/online-tutoring
  uk-corporation-tax | weak | 2025 | DA Accountants | Corporation tax rates | https://www.daaccountants.co.uk/corporation-tax-rates
  uk-nic-2025 | industry | 2025 | Lewis Brownlee | National Insurance contributions from April 2025 | https://lewisbrownlee-co-uk.rc.clientzone.com/news/spring-statement/article/2025/March/national-insurance-contributions
  uk-wage-2025 | weak | 2025 | Small Biz Accounts | Changes affecting staff costs from April 2025 | https://www.smallbizaccounts.co.uk/dental-practices-be-aware-of-these-changes-affecting-staff-costs-from-april-2025/
  un-households | weak | 2022 | StatRanker (from the UN database of household size) | Countries with the smallest and largest households | https://statranker.org/family/top-10-countries-with-the-smallest-largest-number-of-households
  usage-2026 | weak | 2026 | Usage.ai | What is a healthy cloud spend-to-revenue ratio for SaaS companies? | https://www.usage.ai/faq/cloud-cost-optimization/healthy-cloud-spend-revenue-ratio/
  usda-farms | official | 2024 | Google Dataset Search (Statista summary of USDA) | Number of farms in the United States | https://datasetsearch.research.google.com/search?query=total+farmer+population+in+us
  usda-restaurants | official | 2018 | USDA Economic Research Service (via TSCRA) | Growth in quick-service restaurants outpaced full-service restaurants | https://tscra.org/growth-in-quick-service-restaurants-outpaced-full-service-restaurants-in-most-us-counties/
  vertexstack-take | weak | 2025 | VertexStack | Marketplace take-rate economics | https://vertexstack.io/blog/marketplace-take-rate-economics
  winsavvy-saas | weak | 2025 | WinSavvy | SaaS business model benchmarks | https://winsavvy.com/?p=66522
  wordstream-2022 | industry | 2022 | WordStream by LocaliQ (reposted copy) | Search advertising benchmarks 2021-22 | https://onlinezmeendotpk.blogspot.com/2023/08/2021-paid-search-advertising-benchmarks.html
  wordstream-2026 | industry | 2026 | Prism News | WordStream report shows Google Ads CTR rises to 6.64% across industries | https://www.prismnews.com/topics/agency-seo-growth/wordstream-report-shows-google-ads-ctr-rises-to-664-across
  wring-2026 | weak | 2026 | Wring | Cloud costs for SaaS: benchmarks and COGS | https://www.wring.co/blog/cloud-costs-for-saas-companies
  ytstudio-2025 | weak | 2025 | YTStudio | YouTube RPM vs CPM explained | https://ytstudio.org/blog/youtube-rpm-cpm-explained-2025
`)
