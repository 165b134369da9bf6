import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { Place } from './place.server.ts'
import { replaceFile } from './replace-file.server.ts'
import { port } from './socket-dir.server.ts'

/** Creates the application's role and database; the application itself has no such powers. */
export const superuser = 'postgres'

/** Settings of PostgreSQL by name; what is given replaces ours. */
export type Settings = Record<string, string | number>

export function listSettings({ home }: Place, socketDir: string, given: Settings = {}) {
  const settings: Settings = {
    listen_addresses: '',
    port,
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    hba_file: join(home, 'hba.conf'),
    ident_file: join(home, 'ident.conf'),
    fsync: 'on',
    max_connections: 100,
    shared_buffers: '128MB',
    max_wal_size: '512MB',
    jit: 'off',
    lc_messages: 'C',
    timezone: 'UTC',
    // Messages come to us line by line. Statements and details may hold personal data and stay out.
    logging_collector: 'off',
    log_line_prefix: '',
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...given,
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** The kernel tells PostgreSQL who connects: only the system user that runs this process gets in, without a secret to keep. */
export async function writeAccessRules({ home }: Place, users: string[]) {
  const systemUser = userInfo().username
  const ident = [superuser, ...users].map((user) => `app "${systemUser}" "${user}"\n`).join('')
  await replaceFile(join(home, 'hba.conf'), 'local all all peer map=app\n')
  await replaceFile(join(home, 'ident.conf'), ident)
}
