// Where the rules come from, one a line: id | strength | year | publisher | title | address
import { sources } from './source-table.ts'

export const lawSources = sources(`
  au-cca-2010 | official | 2024 | Federal Register of Legislation (Australia) | Competition and Consumer Act 2010, as amended | https://www.legislation.gov.au/C2004A00109/latest
  au-food | official | 2025 | Food Standards Australia New Zealand | Food Standards Code and food businesses | https://www.foodstandards.gov.au/
  au-privacy-1988 | official | 2024 | Federal Register of Legislation (Australia) | Privacy Act 1988, as amended | https://www.legislation.gov.au/C2004A03712/latest
  bricker-hipaa | industry | 2013 | Bricker Graydon | HIPAA regulations: definition of business associate, 160.103 | https://brickergraydon.com/insights/resources/key/HIPAA-Regulations-General-Provisions-Definitions-Business-Associate-160-103
  bt-gdpr | weak | 2025 | BT Business | What small business owners need to know about GDPR | https://business.bt.com/decoded/cyber-security/small-business-owners-gdpr
  ca-casl | official | 2025 | Justice Laws Website (Canada) | Canada's anti-spam act, chapter E-1.6 | https://laws-lois.justice.gc.ca/eng/acts/E-1.6/
  ca-food | official | 2018 | Justice Laws Website (Canada) | Safe Food for Canadians Regulations | https://laws-lois.justice.gc.ca/eng/regulations/SOR-2018-108/
  ca-pipeda | official | 2025 | Justice Laws Website (Canada) | Personal Information Protection and Electronic Documents Act | https://laws-lois.justice.gc.ca/eng/acts/P-8.6/
  ca-sb1120 | official | 2024 | California Legislature | Senate Bill 1120, Physicians Make Decisions Act | https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202320240SB1120
  ccpc-eaa | official | 2025 | Competition and Consumer Protection Commission (Ireland) | Microenterprise guidelines on the European Accessibility Act | https://ccpc.ie/business/research/consultations/consultation-on-microenterprise-guidelines-on-the-european-accessibility-act/microenterprise-guidelines-on-the-european-accessibility-act
  childcareaware | industry | 2015 | Child Care Aware of America | Getting your business licensed | http://childcareaware.org/providers/opening-a-new-child-care-program/getting-your-business-licensed/
  cliclaw-canspam | official | 2009 | US Federal Trade Commission (copy at CLIC Law) | CAN-SPAM Act: a compliance guide for business | https://cliclaw.com/library/federal-laws/email-marketing/ftc-released-guide-can-spam-act-compliance-guide-business
  cottage-food-2018 | industry | 2018 | Harvard Law School Food Law and Policy Clinic (copy at vdocuments) | Cottage food laws in the United States | https://vdocuments.mx/cottage-food-laws-in-the-united-states-alli-condra-emily-broad-leib-vanessa-assae-bille.html
  cpsc-cpc | official | 2026 | US Consumer Product Safety Commission | Children's product certificate: questions and answers (undated, read 2026) | https://cpsc.gov/FAQ/CPC
  cy-drones | official | 2021 | Cyprus Department of Civil Aviation (drones.gov.cy) | Open and specific category: FAQ | http://drones.gov.cy/open-specific-intro-faq/
  de-animals | official | 2025 | Federal Republic of Germany | Animal Protection Act, section 11 | https://www.gesetze-im-internet.de/tierschg/__11.html
  de-charity | official | 2025 | Federal Republic of Germany | Fiscal Code, section 52 | https://www.gesetze-im-internet.de/ao_1977/__52.html
  ealing-haccp | official | 2023 | London Borough of Ealing | Food business requirements | https://www.ealing.gov.uk/info/201016/food_businesses/1295/food_business_requirements
  eu-1993-13 | official | 1993 | European Union (EUR-Lex) | Directive on unfair terms in consumer contracts, 1993/13 | https://eur-lex.europa.eu/eli/dir/1993/13/oj
  eu-2002-58 | official | 2002 | European Union (EUR-Lex) | Directive on privacy and electronic communications, 2002/58 | https://eur-lex.europa.eu/eli/dir/2002/58/oj
  eu-2004-852 | official | 2004 | European Union (EUR-Lex) | Regulation on the hygiene of foodstuffs, 2004/852 | https://eur-lex.europa.eu/eli/reg/2004/852/oj
  eu-2005-36 | official | 2005 | European Union (EUR-Lex) | Directive on the recognition of professional qualifications, 2005/36 | https://eur-lex.europa.eu/eli/dir/2005/36/oj
  eu-2006-112 | official | 2006 | European Union (EUR-Lex) | VAT Directive, 2006/112 | https://eur-lex.europa.eu/eli/dir/2006/112/oj
  eu-2006-1924 | official | 2006 | European Union (EUR-Lex) | Regulation on nutrition and health claims, 2006/1924 | https://eur-lex.europa.eu/eli/reg/2006/1924/oj
  eu-2009-1223 | official | 2009 | European Union (EUR-Lex) | Cosmetic Products Regulation, 2009/1223 | https://eur-lex.europa.eu/eli/reg/2009/1223/oj
  eu-2009-48 | official | 2009 | European Union (EUR-Lex) | Toy Safety Directive, 2009/48 | https://eur-lex.europa.eu/eli/dir/2009/48/oj
  eu-2011-1169 | official | 2011 | European Union (EUR-Lex) | Regulation on food information to consumers, 2011/1169 | https://eur-lex.europa.eu/eli/reg/2011/1169/oj
  eu-2011-83 | official | 2011 | European Union (EUR-Lex) | Consumer Rights Directive, 2011/83 | https://eur-lex.europa.eu/eli/dir/2011/83/oj
  eu-2012-19 | official | 2012 | European Union (EUR-Lex) | Directive on waste electrical and electronic equipment, 2012/19 | https://eur-lex.europa.eu/eli/dir/2012/19/oj
  eu-2014-53 | official | 2014 | European Union (EUR-Lex) | Radio Equipment Directive, 2014/53 | https://eur-lex.europa.eu/eli/dir/2014/53/oj
  eu-2015-2302 | official | 2015 | European Union (EUR-Lex) | Package Travel Directive, 2015/2302 | https://eur-lex.europa.eu/eli/dir/2015/2302/oj
  eu-2015-2366 | official | 2015 | European Union (EUR-Lex) | Payment Services Directive (PSD2), 2015/2366 | https://eur-lex.europa.eu/eli/dir/2015/2366/oj
  eu-2015-849 | official | 2015 | European Union (EUR-Lex) | Anti-Money-Laundering Directive, 2015/849 | https://eur-lex.europa.eu/eli/dir/2015/849/oj
  eu-2016-679 | official | 2016 | European Union (EUR-Lex) | General Data Protection Regulation, 2016/679 | https://eur-lex.europa.eu/eli/reg/2016/679/oj
  eu-2016-97 | official | 2016 | European Union (EUR-Lex) | Insurance Distribution Directive, 2016/97 | https://eur-lex.europa.eu/eli/dir/2016/97/oj
  eu-2017-745 | official | 2017 | European Union (EUR-Lex) | Medical Devices Regulation, 2017/745 | https://eur-lex.europa.eu/eli/reg/2017/745/oj
  eu-2019-1150 | official | 2019 | European Union (EUR-Lex) | Platform-to-Business Regulation, 2019/1150 | https://eur-lex.europa.eu/eli/reg/2019/1150/oj
  eu-2019-771 | official | 2019 | European Union (EUR-Lex) | Directive on the sale of goods, 2019/771 | https://eur-lex.europa.eu/eli/dir/2019/771/oj
  eu-2019-882 | official | 2019 | European Union (EUR-Lex) | European Accessibility Act, 2019/882 | https://eur-lex.europa.eu/eli/dir/2019/882/oj
  eu-2020-1503 | official | 2020 | European Union (EUR-Lex) | Regulation on crowdfunding service providers, 2020/1503 | https://eur-lex.europa.eu/eli/reg/2020/1503/oj
  eu-2020-262 | official | 2020 | European Union (EUR-Lex) | Directive on the general arrangements for excise duty, 2020/262 | https://eur-lex.europa.eu/eli/dir/2020/262/oj
  eu-2021-821 | official | 2021 | European Union (EUR-Lex) | Dual-Use Regulation, 2021/821 | https://eur-lex.europa.eu/eli/reg/2021/821/oj
  eu-2022-2065 | official | 2022 | European Union (EUR-Lex) | Digital Services Act, 2022/2065 | https://eur-lex.europa.eu/eli/reg/2022/2065/oj
  eu-2023-1114 | official | 2023 | European Union (EUR-Lex) | Regulation on markets in crypto-assets, 2023/1114 | https://eur-lex.europa.eu/eli/reg/2023/1114/oj
  eu-2023-2225 | official | 2023 | European Union (EUR-Lex) | Consumer Credit Directive, 2023/2225 | https://eur-lex.europa.eu/eli/dir/2023/2225/oj
  eu-2023-988 | official | 2023 | European Union (EUR-Lex) | General Product Safety Regulation, 2023/988 | https://eur-lex.europa.eu/eli/reg/2023/988/oj
  eu-2024-1028 | official | 2024 | European Union (EUR-Lex) | Regulation on data about short-term rentals, 2024/1028 | https://eur-lex.europa.eu/eli/reg/2024/1028/oj
  eu-2024-1689 | official | 2024 | European Union (EUR-Lex) | Artificial Intelligence Act, 2024/1689 | https://eur-lex.europa.eu/eli/reg/2024/1689/oj
  eu-2024-2831 | official | 2024 | European Union (EUR-Lex) | Platform Work Directive, 2024/2831 | https://eur-lex.europa.eu/eli/dir/2024/2831/oj
  eu-2024-2847 | official | 2024 | European Union (EUR-Lex) | Cyber Resilience Act, 2024/2847 | https://eur-lex.europa.eu/eli/reg/2024/2847/oj
  eu-2025-40 | official | 2025 | European Union (EUR-Lex) | Packaging and Packaging Waste Regulation, 2025/40 | https://eur-lex.europa.eu/eli/reg/2025/40/oj
  fda-food-business | official | 2024 | US Food and Drug Administration | How to start a food business | https://www.fda.gov/food/food-industry/how-start-food-business
  fda-navigator | official | 2024 | US Food and Drug Administration | Digital Health Policy Navigator, step 7: device software functions and mobile medical applications | https://fda.gov/medical-devices/digital-health-center-excellence/step-7-does-device-software-functions-dsf-and-mobile-medical-applications-mma-guidance-apply
  fmcsa | official | 2024 | US Federal Motor Carrier Safety Administration | Ask FMCSA: registration questions | https://www.fmcsa.dot.gov/registration/ask-fmcsa?page=1&topic=22966
  fsa-register | official | 2024 | UK Food Standards Agency | Register a food business | https://www.food.gov.uk/business-guidance/register-a-food-business
  hse-notify | official | 2026 | Health Service Executive (Ireland) | Notify the HSE about starting a food business (undated, read 2026) | https://about.hse.ie/environmental-health/notify-the-hse-about-starting-a-food-business
  iapp-children | industry | 2021 | IAPP | Reconciling the Age Appropriate Design Code with COPPA | https://iapp.org/news/a/reconciling-the-age-appropriate-design-code-with-coppa/
  ie-charities-2009 | official | 2009 | Irish Statute Book | Charities Act 2009 | https://www.irishstatutebook.ie/eli/2009/act/6/enacted/en/html
  ie-gambling-2024 | official | 2024 | Irish Statute Book | Gambling Regulation Act 2024 (as an example of a member state) | https://www.irishstatutebook.ie/eli/2024/act/35/enacted/en/html
  ie-planning-2000 | official | 2000 | Irish Statute Book | Planning and Development Act 2000 | https://www.irishstatutebook.ie/eli/2000/act/30/enacted/en/html
  ie-safety-2005 | official | 2005 | Irish Statute Book | Safety, Health and Welfare at Work Act 2005 | https://www.irishstatutebook.ie/eli/2005/act/10/enacted/en/html
  ie-vetting-2012 | official | 2012 | Irish Statute Book | National Vetting Bureau (Children and Vulnerable Persons) Act 2012 | https://www.irishstatutebook.ie/eli/2012/act/47/enacted/en/html
  in-consumer-2020 | official | 2020 | Department of Consumer Affairs (India) | Consumer Protection (E-Commerce) Rules 2020 | https://consumeraffairs.nic.in/
  in-dpdp-2023 | official | 2023 | India Code | Digital Personal Data Protection Act 2023 | https://www.indiacode.nic.in/
  in-fssai | official | 2025 | Food Safety and Standards Authority of India | Licensing and registration | https://www.fssai.gov.in/
  in-gst | official | 2025 | Goods and Services Tax Network (India) | Registration | https://www.gst.gov.in/
  irs-1023 | official | 2026 | US Internal Revenue Service | Application for recognition of exemption (undated, read 2026) | https://www.irs.gov/charities-non-profits/application-for-recognition-of-exemption
  iuslaboris-gig | industry | 2022 | Ius Laboris (Lewis Silkin) | What's new in the gig economy? A global round-up | https://iuslaboris.com/insights/whats-new-in-the-gig-economy-a-global-round-up/
  legalclarity-pci | weak | 2025 | LegalClarity | SAQ requirements: PCI DSS types and merchant levels | https://legalclarity.org/saq-requirements-pci-dss-types-and-merchant-levels/
  mintz-health | industry | 2017 | Mintz | Building a health app? Part 6: HIPAA and other privacy considerations | https://mintz.com/insights-center/viewpoints/2146/2017-10-25-building-health-app-part-6-hipaa-and-other-privacy-and
  music-licence | weak | 2023 | Startle | Music licences for business | https://www.startlemusic.com/blog/licenses-needed-play-background-music-businesses
  nts-estate | official | 2024 | National Trading Standards Estate and Letting Agency Team (Bristol City Council) | A guide to running your property business legally | https://www.bristol.gov.uk/web/ntselat/guide-to-running-your-property-business-legally
  nyc-short-lets | official | 2025 | New York City | Short-term rental registration law | https://www.nyc.gov/site/specialenforcement/registration-law/registration.page
  ofsted-register | official | 2024 | Ofsted (GOV.UK) | Childminders and childcare providers: register with Ofsted | https://www.gov.uk/guidance/childminders-and-childcare-providers-register-with-ofsted
  osha-small | official | 2025 | US Occupational Safety and Health Administration | Help for small businesses | https://www.osha.gov/smallbusiness
  oss-hillebrand | weak | 2026 | Hillebrand Gori | What is the one-stop shop? (undated, read 2026) | https://help.hillebrandgori.app/en/articles/1499778
  psi-insurance | industry | 2024 | Pet Sitters International | Pet sitting insurance guide | https://www.petsit.com/pet-sitting-insurance-guide
  psra-ie | official | 2025 | Property Services Regulatory Authority (Ireland) | Licensing of property services | https://www.psr.ie/
  purview-ccpa | weak | 2026 | Purview | California privacy law (CCPA/CPRA) compliance guide for small businesses | https://getpurview.com/guides/california-privacy-law.md
  revenue-vat | official | 2024 | Revenue (Ireland) | VAT thresholds | https://www.revenue.ie/en/vat/vat-registration/who-should-register-for-vat/vat-thresholds.aspx
  sba-licences | official | 2025 | US Small Business Administration | Apply for licenses and permits | https://www.sba.gov/business-guide/launch-your-business/apply-licenses-permits
  sba-location | official | 2025 | US Small Business Administration | Pick your business location | https://www.sba.gov/business-guide/launch-your-business/pick-your-business-location
  taxfoundation-wayfair | industry | 2019 | Tax Foundation | State sales taxes in the post-Wayfair era | https://www.taxfoundation.org/state-remote-sales-tax-collection-wayfair/
  tusla-register | official | 2025 | Tusla, Child and Family Agency (Ireland) | Preschool and school-age services | https://www.tusla.ie/services/preschool-services/
  uk-animals-2018 | official | 2018 | UK legislation | Animal Welfare (Licensing of Activities Involving Animals) (England) Regulations 2018 | https://www.legislation.gov.uk/uksi/2018/486
  uk-ccr-2013 | official | 2013 | UK legislation | Consumer Contracts Regulations 2013 | https://www.legislation.gov.uk/uksi/2013/3134
  uk-charities-2011 | official | 2011 | UK legislation | Charities Act 2011 | https://www.legislation.gov.uk/ukpga/2011/25
  uk-dbs | official | 2025 | Disclosure and Barring Service (UK) | Checks for employers | https://www.gov.uk/government/organisations/disclosure-and-barring-service
  uk-dpa-2018 | official | 2018 | UK legislation | Data Protection Act 2018 | https://www.legislation.gov.uk/ukpga/2018/12
  uk-equality-2010 | official | 2010 | UK legislation | Equality Act 2010 | https://www.legislation.gov.uk/ukpga/2010/15
  uk-fsma-2000 | official | 2000 | UK legislation | Financial Services and Markets Act 2000 | https://www.legislation.gov.uk/ukpga/2000/8
  uk-gambling-2005 | official | 2005 | UK legislation | Gambling Act 2005 | https://www.legislation.gov.uk/ukpga/2005/19
  uk-goods-vehicles | official | 2022 | GOV.UK (HMRC mirror) | Being a goods vehicle operator | http://www.hmrc.gov.uk/being-a-goods-vehicle-operator/print
  uk-hcpc | official | 2025 | Health and Care Professions Council (UK) | The register | https://www.hcpc-uk.org/
  uk-hera-2017 | official | 2017 | UK legislation | Higher Education and Research Act 2017 | https://www.legislation.gov.uk/ukpga/2017/29
  uk-licensing-2003 | official | 2003 | UK legislation | Licensing Act 2003 | https://www.legislation.gov.uk/ukpga/2003/17
  uk-management-1999 | official | 1999 | UK legislation | Management of Health and Safety at Work Regulations 1999 | https://www.legislation.gov.uk/uksi/1999/3242
  uk-mlr-2017 | official | 2017 | UK legislation | Money Laundering Regulations 2017 | https://www.legislation.gov.uk/uksi/2017/692
  uk-pecr-2003 | official | 2003 | UK legislation | Privacy and Electronic Communications Regulations 2003 | https://www.legislation.gov.uk/uksi/2003/2426
  uk-ptr-2018 | official | 2018 | UK legislation | Package Travel and Linked Travel Arrangements Regulations 2018 | https://www.legislation.gov.uk/uksi/2018/634
  uk-use-classes | official | 2020 | UK legislation | Use Classes (Amendment) (England) Regulations 2020 | https://www.legislation.gov.uk/uksi/2020/757
  us-101 | official | 2025 | US Code of Federal Regulations (eCFR) | Food labeling, 21 CFR 101 | https://www.ecfr.gov/current/title-21/chapter-I/subchapter-B/part-101
  us-accreditation | official | 2025 | US Code of Federal Regulations (eCFR) | Recognition of accrediting agencies, 34 CFR 602 | https://www.ecfr.gov/current/title-34/subtitle-B/chapter-VI/part-602
  us-ada | official | 2025 | US Code of Federal Regulations (eCFR) | Nondiscrimination by public accommodations, 28 CFR 36 | https://www.ecfr.gov/current/title-28/chapter-I/part-36
  us-arello | industry | 2025 | ARELLO | Real estate licence authorities | https://www.arello.org/
  us-coppa | official | 2025 | US Code of Federal Regulations (eCFR) | Children's Online Privacy Protection Rule, 16 CFR 312 | https://www.ecfr.gov/current/title-16/chapter-I/subchapter-C/part-312
  us-crowdfunding | official | 2025 | US Code of Federal Regulations (eCFR) | Regulation Crowdfunding, 17 CFR 227 | https://www.ecfr.gov/current/title-17/chapter-II/part-227
  us-ear | official | 2025 | US Code of Federal Regulations (eCFR) | Export Administration Regulations, 15 CFR 730 and following | https://www.ecfr.gov/current/title-15/subtitle-B/chapter-VII/subchapter-C
  us-false-claims | official | 2025 | US Code (Cornell Legal Information Institute) | False claims, 31 USC 3729 | https://www.law.cornell.edu/uscode/text/31/3729
  us-fcc-15 | official | 2025 | US Code of Federal Regulations (eCFR) | Radio frequency devices, 47 CFR 15 | https://www.ecfr.gov/current/title-47/chapter-I/subchapter-A/part-15
  us-fcra | official | 2025 | US Code (Cornell Legal Information Institute) | Permissible purposes of consumer reports, 15 USC 1681b | https://www.law.cornell.edu/uscode/text/15/1681b
  us-ferpa | official | 2025 | US Code of Federal Regulations (eCFR) | Family educational rights and privacy, 34 CFR 99 | https://www.ecfr.gov/current/title-34/subtitle-A/part-99
  us-flsa-795 | official | 2025 | US Code of Federal Regulations (eCFR) | Employee or independent contractor classification, 29 CFR 795 | https://www.ecfr.gov/current/title-29/subtitle-B/chapter-V/subchapter-B/part-795
  us-ftc-act | official | 2025 | US Code (Cornell Legal Information Institute) | Unfair methods of competition, 15 USC 45 | https://www.law.cornell.edu/uscode/text/15/45
  us-gambling | official | 2025 | US Code (Cornell Legal Information Institute) | Nonmailable matter, sweepstakes among it, 39 USC 3001 | https://www.law.cornell.edu/uscode/text/39/3001
  us-health-studio | official | 2025 | California Legislature | Contracts for health studio services, Civil Code 1812.80 | https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1812.80
  us-hipaa | official | 2025 | US Code of Federal Regulations (eCFR) | HIPAA security and privacy, 45 CFR 164 | https://www.ecfr.gov/current/title-45/subtitle-A/subchapter-C/part-164
  us-inform | official | 2025 | US Code (Cornell Legal Information Institute) | Sellers on online marketplaces, 15 USC 45f | https://www.law.cornell.edu/uscode/text/15/45f
  us-licensure | official | 2025 | US Department of Health and Human Services | Licensure and telehealth | https://telehealth.hhs.gov/licensure
  us-mail-order | official | 2025 | US Code of Federal Regulations (eCFR) | Mail, internet or telephone order merchandise, 16 CFR 435 | https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-435
  us-mocra | official | 2022 | US Food and Drug Administration | Modernization of Cosmetics Regulation Act of 2022 | https://www.fda.gov/cosmetics/cosmetics-laws-regulations/modernization-cosmetics-regulation-act-2022-mocra
  us-msb | official | 2025 | US Code of Federal Regulations (eCFR) | Rules for money services businesses, 31 CFR 1022 | https://www.ecfr.gov/current/title-31/subtitle-B/chapter-X/part-1022
  us-naic | official | 2025 | National Association of Insurance Commissioners | State insurance departments | https://content.naic.org/state-insurance-departments
  us-part-107 | official | 2025 | US Code of Federal Regulations (eCFR) | Small unmanned aircraft systems, 14 CFR 107 | https://www.ecfr.gov/current/title-14/chapter-I/subchapter-F/part-107
  us-qsr | official | 2025 | US Code of Federal Regulations (eCFR) | Quality management system for devices, 21 CFR 820 | https://www.ecfr.gov/current/title-21/chapter-I/subchapter-H/part-820
  us-rosca | official | 2025 | US Code (Cornell Legal Information Institute) | Negative option marketing on the internet, 15 USC 8403 | https://www.law.cornell.edu/uscode/text/15/8403
  us-seller-of-travel | official | 2025 | California Department of Justice | Seller of travel program | https://oag.ca.gov/travel
  us-textile | official | 2025 | US Code of Federal Regulations (eCFR) | Textile fiber products identification, 16 CFR 303 | https://www.ecfr.gov/current/title-16/chapter-I/subchapter-C/part-303
  us-tila | official | 2025 | US Code of Federal Regulations (eCFR) | Truth in lending, 12 CFR 1026 | https://www.ecfr.gov/current/title-12/chapter-X/part-1026
  us-ttb | official | 2025 | US Alcohol and Tobacco Tax and Trade Bureau | Permits and state boards | https://www.ttb.gov/
  uscg-2554 | official | 2021 | US Coast Guard (copy at OMB.report) | Private aids to navigation application, form CG-2554 | https://omb.report/icr/202105-1625-003/doc/111753301
  wipo-brands | official | 2025 | World Intellectual Property Organization | Global Brand Database | https://branddb.wipo.int/
`)
