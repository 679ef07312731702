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

/** A certificate of one's own in this folder, for the printed name unless said otherwise. */
export function makeCertificate(folder: string, name = NAME): Certificate {
  const [chain, key, both] = ['fullchain.pem', 'privkey.pem', 'both.pem'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`]
      .concat(['-addext', `subjectAltName=DNS:${name}`])
      .concat(['-keyout', key, '-out', chain]),
    { stdio: 'ignore' },
  );
  const pem = readFileSync(chain, 'utf8');
  writeFileSync(both, pem + readFileSync(key, 'utf8'));
  return { chain, key, both, pem };
}
