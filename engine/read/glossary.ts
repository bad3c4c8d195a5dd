// Words of Spanish, German, French and Portuguese briefs that tell what a figure is or how a business earns, each with the
// English word that means the same. The reader learned nearly all from English briefs; it reads others word by word in English.
import type { Language } from './language.ts'
import { asItStands, type Translate } from './words.ts'

const MEANINGS = `
price: precio precios tarifa tarifas preis preise prix tarif tarifs preço preços
cost: cuesta cuestan costó kostet kosten gekostet coûte coûtent revient custa custam custou sale
charge: cobro cobra cobran cobramos cobrar verlange verlangt verlangen nehme nimmt facture facturons demande demandent pide piden pede pedem
pay: pago paga pagan pagamos pagar zahle zahlt zahlen bezahlt bezahlen paie paient payons paye pagam
paid: pagaron pagó gezahlt payé payés payée pagou pagaram
sell: vendo vende venden vendemos vender verkaufe verkauft verkaufen vends vend vendons vendent vendre vendem
sold: vendí vendimos vendió vendidos vendidas verkaufte vendu vendus vendue vendues vendi vendeu vendido
buy: compro compra compran comprar kaufe kauft kaufen achète achètent acheter compram
rent: alquiler arriendo renta miete monatsmiete pacht loyer aluguel aluguer renda arrendada arrendado
hire: alquilo alquila alquilan alquilar alquilamos vermiete vermietet vermieten loue louent louons louer alugo aluga alugam alugar alquilé location
wage: sueldo sueldos salario salarios lohn löhne gehalt stundenlohn salaire salaires salário salários ordenado brutto
insurance: seguro seguros versicherung haftpflicht assurance assurances
fuel: gasolina bencina gasoil combustible sprit benzin essence carburant combustível diesel
electricity: luz strom électricité energia
month: mes meses mensual mensuales mensualmente monat monate monaten monatlich mois mensuel mensuels mensuelle mês mensal mensais
year: año años anual anuales jahr jahre jahren jährlich année années annuel ano anos anuais
week: semana semanas semanal woche wochen wöchentlich semaine semaines hebdomadaire
day: día días dia dias diario diarios diarias tage tagen täglich jour jours journée diário diários tag
hour: hora horas stunde stunden heure heures
minute: minuto minutos minuten
per: por je pro par
each: cada jede jeder jedes jeweils chaque
customer: cliente clientes kunde kunden stammkunde stammkunden client clients
subscriber: suscriptor suscriptores abonnent abonnenten abonné abonnés assinante assinantes subscritores
subscription: suscripción cuota abonnement abo forfait mensualidad assinatura mensalidade subscrição
member: socio socios miembro miembros mitglied mitglieder membre membres sócio sócios membro membros utentes
follower: seguidores seguidor
company: empresa empresas firma firmen unternehmen betriebe betrieb entreprise entreprises sociétés
family: familia familias familie familien famille familles família famílias
parent: padres eltern pais mamans
child: niño niños niña kinder kindern enfant enfants criança crianças kind
student: alumno alumnos alumna alumnas estudiantes schüler élève élèves aluno alunos estudante
people: personas gente menschen leute personnes pessoas
farmer: agricultor agricultores bauer bauern agriculteur agriculteurs
supplier: proveedor proveedores lieferant lieferanten fournisseur fournisseurs fornecedor fornecedores
competitor: competencia competidor competidores konkurrenz konkurrent mitbewerber anbieter concurrent concurrents concurrence concorrente concorrentes concorrência
machine: máquina máquinas maschine maschinen presse
van: furgoneta camioneta lieferwagen camionnette fourgon carrinha transporter
workshop: taller werkstatt atelier oficina
lease: contrato mietvertrag bail
deposit: depósito kaution anzahlung acompte caution
commission: comisión comissão provision
discount: descuento rabatt desconto remise
grant: subvención ayuda zuschuss förderung subside subsídio apoio beca subvention
apply: pedimos solicité solicitado solicitamos beantragt candidatei
loan: préstamo crédito kredit darlehen prêt crédit empréstimo
lend: presta prestan leiht prête prêtent empresta emprestam ofrece
bank: banco banque
owe: debo debemos schulde schulden devo devemos
save: ahorrado ahorrados ahorros ahorro ahorré erspartes gespart zurückgelegt épargne économies apport guardados guardado guardei poupança poupado juntei
have: tengo tenemos tiene tienen habe haben gibt avons ont tenho temos tem têm hat
invest: invertir inversión investieren investition investir investissement investimento
investor: inversores inversor investoren investisseurs investidores
want: quiero queremos quiere quieren wollen möchte veux voulons veut veulent voudrais quero quer querem will
goal: meta objetivo objetivos ziel ziele objectif objectifs
plan: planeo planeamos geplant planen prévoyons pensamos
would: sería serían entrarían wäre wären würde würden serait seraient ferait seria seriam daria daría
hope: espero esperamos hoffe hoffen espère espérons
need: necesito necesitamos necesita brauche brauchen braucht besoin preciso precisamos
before: antes vor avant
deadline: plazo frist stichtag délai échéance prazo
delivery: entrega lieferung lieferzeit livraison entregas
take: tarda demora leva dauert prend prennent
start: empezar empezamos comenzar anfangen starten commencer commence começar começamos
open: abrir eröffnen öffnen ouvrir
since: desde seit depuis
experience: experiencia erfahrung expérience experiência
year-old: edad alter âge idade
last: pasado pasada letzten letztes letzte dernier dernière passado passada
far: bisher jusqu'ici
free: gratis kostenlos gratuit gratuite gratuitement grátis graça
trial: prueba pruebas prueban probaron testwoche testé essai teste testes test
waitlist: espera warteliste attente fila
interested: interesados interesadas interesse intéressés interessados
sign: firmados firmado firmaron unterschrieben signé signés signées assinaram assinado
visit: visita visitas besuch besuche besuchen visite visites
session: sesión sesiones sitzung sitzungen séance séances sessão sessões encuentros
lesson: clase clases unterricht cours aula aulas leçon
course: curso cursos kurs kurse formation
ticket: entrada entradas eintritt eintrittskarte billet billets bilhete ingresso ingressos
event: evento eventos veranstaltung veranstaltungen feier feiern fête fêtes événement fiesta fiestas festa festas
advert: anuncio anuncios anunciante anunciantes werbung anzeigen publicité annonceur annonceurs anúncio anúncios
sponsor: patrocinador patrocinadores patrocínio
platform: plataforma plattform plateforme
repair: reparo reparación reparaciones reparatur reparaturen réparation réparations conserto
cook: cocina cocino küche koche cuisine cozinha cozinho
delivered: entregamos llevamos livrons livré livrée entrego geliefert
bag: bolsa bolsas säcke sachet sachets saco sacos sack
piece: pieza piezas stück pièce pièces peça peças unidad unidades
room: cuarto cuartos sala raum räume zimmer salle salles quarto quartos
seat: plazas plätze sitzplätze lugares places
order: pedido pedidos bestellung bestellungen commande commandes encomenda encomendas
minimum: mínimo mindestens
helper: ayudante ayudantes helfer ajudante ajudantes aide
employee: empleado empleados empleada mitarbeiter angestellte employé employés salariés funcionário funcionários
partner: socia socias partnerin associé associés sócia
team: equipo equipe équipe
download: descargas téléchargements
turnover: facturación facturé facturamos ventas umsatz recettes chiffre faturamento faturei entrou entraron encaissé
margin: margen marge gewinnspanne margem ganancia gewinn bénéfice lucro
kilo: kilos kilogramm kilogrammes quilo quilos
`

const ENGLISH = new Map<string, string>()
for (const line of MEANINGS.trim().split('\n')) {
  const [english = '', words = ''] = line.split(': ')
  for (const word of words.split(' ')) ENGLISH.set(word, english)
}

/** English briefs stand as they are. */
export const translateFrom = (language: Language): Translate =>
  language === 'en' ? asItStands : (word) => ENGLISH.get(word) ?? word
