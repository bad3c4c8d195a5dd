// What deploy/ says about the program is true: names of settings, addresses of probes, files, and who it runs as.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BlockList } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { VARIABLE_NAMES } from '#server/config.ts'

// YAML is read with what the API's description is written with; the house needs it nowhere else.
const swagger = createRequire(import.meta.url).resolve('@fastify/swagger')
const { parseAllDocuments } = createRequire(swagger)('yaml')

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const textOf = (path: string) => readFileSync(join(ROOT, 'deploy', path), 'utf8')
// biome-ignore lint/suspicious/noExplicitAny: documents of every shape
type Anything = any
const yamlOf = (path: string): Anything[] =>
  parseAllDocuments(textOf(path), { merge: true }).map((document: Anything) => {
    expect(document.errors, path).toEqual([])
    return document.toJS()
  })

const known = new Set<string>(VARIABLE_NAMES)
const unknownOf = (names: string[]) => names.filter((name) => !known.has(name))
const namesIn = (path: string) => [...textOf(path).matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
/** What production does not start without, as .env.example of the deployments has to name it. */
const NEEDED = ['OWNER_EMAIL', 'OWNER_PASSWORD', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']
const ALSO_NEEDED = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'SMTP_URL', 'S3_ACCESS_KEY_ID']

const [compose] = yamlOf('compose.yaml')
const kinds = ['web.yaml', 'worker.yaml', 'migrate.yaml'].flatMap((file) => yamlOf(`kubernetes/${file}`))
const pods = kinds.filter(({ spec }) => spec.template?.spec.containers)
const containers: Anything[] = pods.flatMap(({ spec }) => spec.template.spec.containers)
const [kustomization] = yamlOf('kubernetes/kustomization.yaml')

test('every variable that a deployment sets is one that the program reads', () => {
  const shops = Object.entries<Anything>(compose.services).filter(([name]) =>
    /^(web|worker|migrate)/.test(name),
  )
  expect(shops).toHaveLength(5)
  for (const [name, { environment }] of shops) {
    // What is set to nothing is kept from the program.
    const filled = Object.keys(environment).filter((one) => environment[one] !== '')
    expect(unknownOf(filled), name).toEqual([])
  }
  const composesOwn = ['POSTGRES_PASSWORD', 'POSTGRES_PROGRAM_PASSWORD', 'HTTP_PORT', 'SHOP_VERSION']
  expect(unknownOf(namesIn('compose.env.example'))).toEqual(composesOwn)
  for (const file of ['secrets', 'owner-secrets'])
    expect(unknownOf(namesIn(`kubernetes/${file}.env.example`))).toEqual([])
  for (const { env = [] } of containers) expect(unknownOf(env.map(({ name }: Anything) => name))).toEqual([])
  const settings = kustomization.configMapGenerator[0].literals.map((line: string) => line.split('=')[0])
  expect(unknownOf(settings)).toEqual([])
  const set = textOf('Dockerfile').match(/^ENV (.*)$/m)?.[1] ?? ''
  expect(unknownOf(set.split(' ').map((part) => part.split('=')[0] ?? ''))).toEqual([])
  for (const names of [namesIn('compose.env.example'), namesIn('kubernetes/secrets.env.example')])
    expect(names).toEqual(expect.arrayContaining([...NEEDED, ...ALSO_NEEDED]))
})

test('whatever compose asks of .env is in its example', () => {
  const asked = [...textOf('compose.yaml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name)
  expect(namesIn('compose.env.example')).toEqual(expect.arrayContaining(asked))
})

test('probes ask what the program answers, where it listens', () => {
  const routes = readFileSync(join(ROOT, 'server/health.ts'), 'utf8')
  const [port] = textOf('Dockerfile').match(/(?<=\bPORT=)\d+/) ?? []
  for (const container of containers.filter(({ name }) => name !== 'migrate')) {
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
      const { path, port: at } = container[probe].httpGet
      expect(routes).toContain(`app.get('${path}'`)
      const [listens] = container.ports.filter(({ name }: Anything) => name === at)
      expect(`${listens.containerPort}`).toBe(port)
    }
  }
  const [worker] = containers.filter(({ name }) => name === 'worker')
  expect(worker.env).toContainEqual({ name: 'HEALTH_PORT', value: port })
  expect(compose.services['worker-1'].environment.HEALTH_PORT).toBe(port)
  expect(textOf('Dockerfile')).toContain('/healthz`')
  for (const server of ['web-1', 'web-2']) {
    expect(textOf('proxy/nginx.conf')).toContain(`server ${server}:${port} `)
    expect(compose.services).toHaveProperty(server)
  }
})

test('nobody runs as root, and nobody writes but into folders of their own', () => {
  expect(textOf('Dockerfile').match(/^USER .*$/gm)).toEqual(['USER 1000:1000'])
  for (const { spec } of pods)
    expect(spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
  expect(containers).toHaveLength(3)
  for (const { securityContext, volumeMounts } of containers) {
    expect(securityContext).toMatchObject({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true })
    expect(volumeMounts).toContainEqual({ name: 'data', mountPath: '/data' })
  }
  for (const name of ['web-1', 'worker-2', 'migrate', 'proxy'])
    expect(compose.services[name], name).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  expect(textOf('Dockerfile')).toContain('DATA_DIR=/data')
})

test('secrets are named, never written', () => {
  const files = [
    'compose.env.example',
    'kubernetes/secrets.env.example',
    'kubernetes/owner-secrets.env.example',
  ]
    .map(textOf)
    .join('\n')
  const ofDatabase = ['POSTGRES_PASSWORD', 'POSTGRES_PROGRAM_PASSWORD', 'DATABASE_URL', 'DATABASE_OWNER_URL']
  for (const name of [...NEEDED, ...ALSO_NEEDED, ...ofDatabase, 'METRICS_TOKEN'])
    expect(files, name).not.toMatch(new RegExp(`^${name}=.+$`, 'm'))
  for (const { envFrom } of containers)
    expect(envFrom).toContainEqual({ secretRef: { name: 'shop-secrets' } })
})

test('the migration alone has the login that owns the tables; the others have one that owns nothing', () => {
  const { postgres, migrate, ...others } = compose.services
  expect(migrate.environment).toMatchObject({
    DATABASE_URL: expect.stringMatching(/^postgres:\/\/fcp_program:\$\{POSTGRES_PROGRAM_PASSWORD\b/),
    DATABASE_OWNER_URL: expect.stringMatching(/^postgres:\/\/fcp:\$\{POSTGRES_PASSWORD\b/),
  })
  for (const name of ['web-1', 'web-2', 'worker-1', 'worker-2']) {
    const { environment } = others[name]
    expect(environment.DATABASE_URL).toBe(migrate.environment.DATABASE_URL)
    expect(environment.POSTGRES_PASSWORD, `${name} reads .env, too`).toBe('')
    expect(environment).not.toHaveProperty('DATABASE_OWNER_URL')
  }
  const script = 'postgres/program-login.sh'
  expect(postgres.volumes).toContain(`./${script}:/docker-entrypoint-initdb.d/program-login.sh:ro`)
  expect(
    statSync(join(ROOT, 'deploy', script)).mode & 0o111,
    'or the container would read it as its own',
  ).toBe(0o111)
  expect(textOf(script)).toMatch(/alter role fcp_program login nosuperuser .*nobypassrls/)
  expect(postgres.environment).toHaveProperty('POSTGRES_PROGRAM_PASSWORD')

  expect(namesIn('kubernetes/owner-secrets.env.example')).toEqual(['DATABASE_OWNER_URL'])
  for (const { name, envFrom } of containers) {
    const secrets = envFrom.flatMap(({ secretRef }: Anything) => secretRef?.name ?? [])
    expect(secrets).toEqual(name === 'migrate' ? ['shop-secrets', 'shop-owner-secrets'] : ['shop-secrets'])
  }
})

test('migrations run before anything else, by the command that there is', () => {
  const [migrate] = containers.filter(({ name }) => name === 'migrate')
  for (const command of [migrate.command, compose.services.migrate.command]) {
    expect(command).toEqual(['node', 'server/migrate.ts'])
    expect(statSync(join(ROOT, command[1])).isFile()).toBe(true)
  }
  for (const name of ['web-1', 'web-2', 'worker-1', 'worker-2'])
    expect(compose.services[name].depends_on.migrate.condition).toBe('service_completed_successfully')
})

test('the shop believes one address, which only the proxy has', () => {
  const { ipv4_address: address } = compose.services.proxy.networks.default
  const [{ subnet, ip_range: range }] = compose.networks.default.ipam.config
  for (const name of ['web-1', 'web-2', 'worker-1', 'migrate'])
    expect(compose.services[name].environment.TRUST_PROXY, name).toBe(`${address}/32`)
  const isIn = (net: string) => {
    const list = new BlockList()
    const [start = '', bits] = net.split('/')
    list.addSubnet(start, Number(bits))
    return list.check(address)
  }
  // Given to no other container, and not the gateway, as which Docker shows some visitors.
  expect({ subnet: isIn(subnet), range: isIn(range) }).toEqual({ subnet: true, range: false })
  expect(address).not.toMatch(/\.1$/)
  const settings: string[] = kustomization.configMapGenerator[0].literals
  expect(settings.filter((line) => line.startsWith('TRUST_PROXY'))).toEqual([])
})

test('the proxy says itself who is asking, and takes no word of a visitor for it', () => {
  const rules = textOf('proxy/shop.conf').replace(/#.*$/gm, '')
  const sent = Object.fromEntries(
    [...rules.matchAll(/proxy_set_header (\S+) (.+);/g)].map(([, name = '', value]) => [name, value]),
  )
  expect(sent).toMatchObject({
    'X-Forwarded-For': '$remote_addr',
    Forwarded: '""',
    'X-Forwarded-Host': '""',
    'X-Real-IP': '""',
  })
  // A front is named by whoever has one. The example believes a single address.
  expect(textOf('proxy/front/front.conf.example').match(/^set_real_ip_from .*$/gm)).toEqual([
    'set_real_ip_from 203.0.113.10/32;',
  ])
  expect(textOf('proxy/nginx.conf')).toContain('include /etc/nginx/front/*.conf;')
  expect(compose.services.proxy.volumes).toEqual(
    expect.arrayContaining(['./proxy/front:/etc/nginx/front:ro', './proxy/log.conf:/etc/nginx/log.conf:ro']),
  )
})

test('every rule of the network names who may come, and web is reached by visitors alone', () => {
  const policies = yamlOf('kubernetes/network.yaml')
  const rules: Anything[] = policies.flatMap(({ spec }) => spec.ingress)
  expect(rules.length).toBeGreaterThan(0)
  for (const { from, ports } of rules) {
    expect(from).toEqual([{ namespaceSelector: { matchLabels: expect.anything() } }])
    expect(ports).toEqual([{ port: 3000 }])
  }
  // One of them chooses every pod, so that whatever is not named is refused.
  const all = { 'app.kubernetes.io/part-of': 'founder-co-pilot' }
  expect(policies.map(({ spec }) => spec.podSelector.matchLabels)).toContainEqual(all)
})

test("no secret of an address comes into the proxy's log", () => {
  const [outer, log] = [textOf('proxy/nginx.conf'), textOf('proxy/log.conf')]
  expect(outer).toMatch(/^ {2}access_log \S+ without_secrets;$/m)
  // From 'error' on, lines repeat the request with its query and its referrer.
  expect(outer).toMatch(/^error_log \S+ crit;$/m)
  const format = log.match(/log_format without_secrets ([^;]+);/)?.[1] ?? ''
  const logged = [...format.matchAll(/\$\{?(\w+)/g)].map(([, name]) => name)
  expect(logged).toContain('logged_path')
  const telling = ['request', 'request_uri', 'uri', 'args', 'query_string', 'http_referer', 'http_cookie']
  expect(logged.filter((name) => telling.includes(name ?? ''))).toEqual([])

  const [, pattern = '', mask = ''] = log.match(/"~\*(\S+)" "([^"]+)";/) ?? []
  const pathLogged = (path: string) => {
    const found = new RegExp(pattern, 'i').exec(path)
    return found ? mask.replace('$before_token', found.groups?.before_token ?? '') : path
  }
  const contract = readFileSync(join(ROOT, 'features/blueprints/contract.ts'), 'utf8')
  const calls = [...contract.matchAll(/path: '(\/[^']*:token[^']*)'/g)].map(([, path = '']) => path)
  expect(calls.length).toBeGreaterThan(2)
  for (const path of ['/shared/:token', '/Shared/:token/', ...calls]) {
    expect(pathLogged(path.replace(':token', 'SECRET')), path).not.toContain('SECRET')
    expect(pathLogged(path.replace(':token', 'SECRET')), path).toMatch(/shared\/\.\.\.$/i)
  }
  expect(pathLogged('/community')).toBe('/community')
})

test('the image has every part of the house that the program imports or reads', () => {
  const copied = [...textOf('Dockerfile').matchAll(/^COPY (?:--from=\w+ \/shop\/)?(\w+) \w+$/gm)].map(
    ([, room]) => room,
  )
  const program = ['server', 'features', 'engine', 'kit', 'sandbox']
  const imported = new Set(program.flatMap((room) => filesOf(room)).flatMap(roomsNamedIn))
  expect(imported).toContain('engine')
  expect(copied).toEqual(expect.arrayContaining([...imported, 'migrations', 'dist', 'node_modules']))
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n')
  for (const room of [...program, 'migrations', 'web', 'build']) expect(ignored).not.toContain(room)
})

/** What runs on the server: no tests, and not the browser's side. */
function filesOf(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return /^(testing|web)$/.test(entry.name) ? [] : filesOf(path)
    return /(?<!\.test)\.ts$/.test(path) ? [path] : []
  })
}

function roomsNamedIn(path: string): string[] {
  const text = readFileSync(join(ROOT, path), 'utf8')
  return [...text.matchAll(/^(?:import|export) .*?from '#(\w+)\/|import\('#(\w+)\//gms)].flatMap(
    ([, room, later]) => room ?? later ?? [],
  )
}
