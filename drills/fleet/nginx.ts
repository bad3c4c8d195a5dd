// nginx in front of the fleet: the rules that we ship (deploy/proxy), the addresses of this drill.
import { once } from 'node:events'
import { copyFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ROOT } from '#server/testing/launch.ts'
import { folderForNobody, runUnprivileged, spawnUnprivileged } from './unprivileged.ts'

const PROGRAM = '/usr/sbin/nginx'
const PATIENCE_MS = 10_000
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

interface Settings {
  folder: string
  /** Where it listens. */
  port: number
  /** Where the shop's processes do. */
  ports: number[]
}

export interface Nginx {
  stop(): Promise<void>
}

export async function startNginx(settings: Settings): Promise<Nginx> {
  if (!existsSync(PROGRAM)) throw new Error('There is no nginx. On Debian: apt-get install nginx-light.')
  const { folder, port } = settings
  folderForNobody(folder)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(settings), { mode: 0o644 })
  // Copied, as nobody may be let into the folder of the project.
  for (const name of ['shop.conf', 'log.conf'])
    copyFileSync(join(ROOT, 'deploy/proxy', name), join(folder, name))
  const options = ['-p', folder, '-c', file, '-e', join(folder, 'error.log')]
  runUnprivileged(PROGRAM, [...options, '-t'])
  const nginx = spawnUnprivileged(PROGRAM, [...options, '-g', 'daemon off;'], { stdio: 'ignore' })
  const stop = async () => {
    if (nginx.exitCode !== null) return
    const ended = once(nginx, 'exit')
    nginx.kill('SIGTERM')
    await ended
  }
  for (const until = Date.now() + PATIENCE_MS; !(await answers(port)); await delay(50)) {
    if (nginx.exitCode === null && Date.now() < until) continue
    await stop()
    throw new Error('nginx does not answer.')
  }
  return { stop }
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/metrics`).then(
    (answer) => answer.status === 404,
    () => false,
  )
}

/** One that cannot be reached is left alone for a second, then tried again. */
const configuration = ({ folder, port, ports }: Settings) => `
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
events { worker_connections 2048; }
http {
  include ${join(folder, 'log.conf')};
  access_log ${join(folder, 'access.log')} without_secrets;
  # The drill's visitors choose their networks: it is the front that nginx believes, as in deploy/proxy/front.
  set_real_ip_from 127.0.0.1;
  real_ip_header X-Forwarded-For;
  real_ip_recursive on;
  ${TEMPORARY.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n  ')}
  # So that the drill knows who answered.
  add_header X-Served-By $upstream_addr always;
  upstream shop {
    zone shop 64k;
    ${ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    include ${join(folder, 'shop.conf')};
  }
}
`
