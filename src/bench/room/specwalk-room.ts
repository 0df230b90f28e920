import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { Agent, get, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleFiles } from '../../examples/example.ts';
import { layOut } from '../../examples/files-in.ts';
import { served } from '../served.ts';
import type { OpenPeer } from './peer.ts';
import { busy, resident } from './resident.ts';
import { tally } from './tally.ts';

const ANSWER = /"id":"bench-(\d+)"/g;
/** As many different answers as a room gives to one question. */
const OPINIONS = 5;

/** Specwalk, built, with one stream per person, on a copy of an example workspace. */
export const openSpecwalk: OpenPeer = async (people) => {
  const root = join(mkdtempSync(join(tmpdir(), 'specwalk-bench-')), 'room');
  layOut(root, await exampleFiles('untouched'));
  const before = responsesIn(root);
  const server = await served(root);
  const known = await (await fetch(`${server.url}/api/workspace`)).json();
  const questions = textQuestions(known.facts);
  const seen = tally();
  /** When each answer was sent, by its number. */
  const sent: number[] = [];
  const streams = await Promise.all(
    Array.from({ length: people }, () =>
      listen(`${server.url}/api/events?since=${known.epoch}-${known.seq}`, (chunk) => {
        const now = performance.now();
        for (const [, at] of chunk.matchAll(ANSWER)) seen.add(now - (sent[Number(at)] ?? now));
      }),
    ),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: people });
  return {
    seen,
    onDisk: () => responsesIn(root) - before,
    memory: () => resident(server.pid),
    busy: () => busy(server.pid),
    say: async (person, turn) => {
      const at = sent.push(performance.now()) - 1;
      await post(agent, `${server.url}/api/commands`, {
        id: `bench-${String(at).padStart(10, '0')}`,
        type: 'respond',
        payload: {
          by: { name: `Person ${person}`, role: 'Bench' },
          question: questions[turn % questions.length],
          reply: { says: 'value', value: `Opinion ${at % OPINIONS}` },
        },
      });
    },
    close: async () => {
      for (const end of streams) end();
      agent.destroy();
      await server.close();
      rmSync(join(root, '..'), { recursive: true, force: true });
    },
  };
};

function responsesIn(root: string): number {
  const paths = readdirSync(join(root, 'questions'), { recursive: true }).map(String);
  return paths.filter((path) => /responses[\\/][^\\/]+\.md$/.test(path)).length;
}

function textQuestions(facts: readonly { fact: string; id: string; shape?: { shape: string } }[]): string[] {
  const asked = facts.flatMap((fact) => (fact.shape?.shape === 'text' ? [fact.id] : []));
  if (asked.length === 0) throw new Error('No question of the workspace is answered by text.');
  return asked;
}

function listen(url: string, onChunk: (chunk: string) => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { agent: false }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`The stream answered ${answer.statusCode}.`));
      answer
        .setEncoding('utf8')
        .on('data', onChunk)
        .on('error', () => undefined);
      resolve(() => asked.destroy());
    });
    asked.on('error', reject);
  });
}

function post(agent: Agent, url: string, body: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const asked = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 201) resolve();
        else reject(new Error(`An answer was not taken: ${answer.statusCode}.`));
      });
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });
}
