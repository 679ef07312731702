import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const NAME = 'play.example.org';

export interface Certificate {
  readonly chain: string;
  readonly key: string;
  /** Both in one file, as HAProxy wants it. */
  readonly both: string;
  readonly pem: string;
}

/** A certificate of one's own for the printed name, in this folder. */
export function makeCertificate(folder: string): Certificate {
  const [chain, key, both] = ['fullchain.pem', 'privkey.pem', 'both.pem'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${NAME}`]
      .concat(['-addext', `subjectAltName=DNS:${NAME}`])
      .concat(['-keyout', key, '-out', chain]),
    { stdio: 'ignore' },
  );
  const pem = readFileSync(chain, 'utf8');
  writeFileSync(both, pem + readFileSync(key, 'utf8'));
  return { chain, key, both, pem };
}
