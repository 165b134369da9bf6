import { execFileSync } from 'node:child_process'

const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })

/** A second network on this machine, joined to ours by a cable that can be made to drop every packet without a word. */
export function openLossyNetwork() {
  const name = `tandem${process.pid}`
  const [ours, theirs] = [`t${process.pid}a`, `t${process.pid}b`]
  const [here, there] = ['10.213.77.1', '10.213.77.2']
  run('ip', 'netns', 'add', name)
  run('ip', 'link', 'add', ours, 'type', 'veth', 'peer', 'name', theirs, 'netns', name)
  run('ip', 'addr', 'add', `${here}/30`, 'dev', ours)
  run('ip', 'link', 'set', ours, 'up')
  run('ip', '-n', name, 'addr', 'add', `${there}/30`, 'dev', theirs)
  run('ip', '-n', name, 'link', 'set', theirs, 'up')
  const inside = ['ip', 'netns', 'exec', name]
  const nft = (...words: string[]) => run('ip', 'netns', 'exec', name, 'nft', words.join(' '))
  return {
    there,
    /** What stands before a program that is to run in there. */
    inside,
    drop() {
      nft('add table inet lossy')
      for (const hook of ['input', 'output'])
        nft(`add chain inet lossy ${hook} { type filter hook ${hook} priority 0; policy drop; }`)
    },
    mend: () => nft('delete table inet lossy'),
    close() {
      // A connection that nobody could end any more keeps its network for minutes: the next one would have the same address.
      run('ip', 'link', 'del', ours)
      run('ip', 'netns', 'del', name)
    },
  }
}
