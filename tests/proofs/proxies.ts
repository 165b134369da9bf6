import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#commands/server-process.ts'

type Ports = { http: string; https: string; first: string; second: string }
type Files = { folder: string; certificate: string; key: string; both: string }

/** One file of `deploy/proxy/`, with the ports and names of this machine, run by its program. */
const programs = {
  nginx(files: Files, ports: Ports) {
    const site = sample('nginx.conf', files, ports)
      .replaceAll(/listen (\[::\]:)?80;/g, (_all, six) => (six ? '' : `listen ${ports.http};`))
      .replaceAll(/listen (\[::\]:)?443 /g, (_all, six) => (six ? '#' : `listen ${ports.https} `))
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${files.folder}/${name};`,
    )
    const whole = `user root; daemon off; pid ${files.folder}/nginx.pid; error_log ${files.folder}/error.log;
      events {} http { access_log off; ${temporary.join(' ')} ${site} }`
    return ['nginx', '-e', join(files.folder, 'error.log'), '-c', write(files, 'nginx.conf', whole)]
  },
  haproxy(files: Files, ports: Ports) {
    const config = sample('haproxy.cfg', files, ports)
      .replace('bind :80', `bind 127.0.0.1:${ports.http}`)
      .replace('bind :443', `bind 127.0.0.1:${ports.https}`)
    return ['haproxy', '-db', '-f', write(files, 'haproxy.cfg', config)]
  },
  caddy(files: Files, ports: Ports) {
    const config = sample('Caddyfile', files, ports).replace(
      'localhost {',
      `{\n\tadmin off\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n}\n\nlocalhost {\n\ttls ${files.certificate} ${files.key}`,
    )
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', write(files, 'Caddyfile', config)]
  },
}

export const proxies = Object.keys(programs) as (keyof typeof programs)[]

const sample = (file: string, { certificate, key, both }: Files, { first, second }: Ports) =>
  readFileSync(`deploy/proxy/${file}`, 'utf8')
    .replaceAll('www.example.com', 'localhost')
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${first}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${second}`)
    .replaceAll('/etc/ssl/tandem/certificate.pem', certificate)
    .replaceAll('/etc/ssl/tandem/key.pem', key)
    .replaceAll('/etc/ssl/tandem/both.pem', both)

function write({ folder }: Files, name: string, text: string) {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

export async function findPorts(): Promise<Ports> {
  const [http = '', https = '', first = '', second = ''] = await Promise.all(Array.from({ length: 4 }, findFreePort))
  return { http, https, first, second }
}

/** A certificate for localhost that only the client below believes. */
export function makeCertificate(folder: string): Files {
  const [certificate, key, both] = ['certificate.pem', 'key.pem', 'both.pem'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate]
  execFileSync('openssl', [...args, ...subject], { stdio: 'ignore' })
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
  return { folder, certificate, key, both }
}

/** Fails where the program is missing: Debian has all three under their names. */
export async function startProxy(name: keyof typeof programs, files: Files, ports: Ports) {
  mkdirSync(files.folder, { recursive: true })
  const [program = '', ...args] = programs[name](files, ports)
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: files.folder }
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env })
  const said: string[] = []
  child.stderr.on('data', (chunk) => said.push(String(chunk)))
  const ended = once(child, 'exit')
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const isUp = () => isTaken(ports.https)
  for (let attempt = 0; attempt < 100 && child.exitCode === null && !(await isUp()); attempt++) await sleep(100)
  if (child.exitCode !== null) throw new Error(`${name} ended: ${said.join('')}`)
  return {
    async stop() {
      child.kill('SIGTERM')
      await ended
      process.off('exit', endWithUs)
    },
  }
}

function isTaken(port: string) {
  return new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(true))
    probe.listen(Number(port), '127.0.0.1', () => probe.close(() => resolve(false)))
  })
}

type Asked = { method?: string; headers?: Record<string, string>; body?: string | Buffer }
type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string }

/** Like `fetch`, for a certificate that nobody else believes. `onData` sees the answer as it comes. */
export function createClient(certificate: string, port: string) {
  const ca = readFileSync(certificate)
  return (path: string, { method = 'GET', headers = {}, body }: Asked = {}, onData?: (text: string) => void) =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request({ host: 'localhost', port, path, method, headers, ca, agent: false }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          onData?.(chunk.toString())
        })
        const end = () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString(),
          })
        answer.once('end', end).once('close', end)
      })
      asked.once('error', reject)
      asked.end(body)
    })
}
