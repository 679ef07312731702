import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Server, startServer } from '../../src/server/server.ts';
import { games } from '../toy/registry.ts';
import { root } from './printed.ts';

/** Measured only where several nodes share a database, or where backups are made. */
const elsewhere = ['tidetable_leases', 'tidetable_backup_age_seconds'];
const alerts = readFileSync(join(root, 'deploy/alerts.yaml'), 'utf8');
const dashboard = readFileSync(join(root, 'deploy/grafana/tidetable.json'), 'utf8');
let server: Server;
let text = '';

beforeAll(async () => {
  const database = mkdtempSync(join(tmpdir(), 'tidetable-'));
  server = await startServer({ games, database, bots: { threads: 1 }, version: '1.2.3' });
  await fetch(`${server.url}/api/v1/matches/nothing`);
  text = server.metrics.text();
});
afterAll(() => server.stop());

test('what wakes somebody up and what is drawn is measured', () => {
  const asked = new Set(`${alerts}${dashboard}`.match(/tidetable_\w+/g));
  asked.delete('tidetable_');
  const measured = new Set([
    ...elsewhere,
    ...[...text.matchAll(/^(tidetable_\w+)/gm)].map(([, name]) => name as string),
  ]);
  expect([...asked].filter((name) => !measured.has(name))).toEqual([]);
  expect(asked.size).toBeGreaterThan(15);
});

test('figures say which version runs, and why people were refused', () => {
  expect(text).toMatch(/^tidetable_build_info\{version="1\.2\.3",node="[\w-]+"\} 1$/m);
  expect(text).toMatch(/^tidetable_refusals_by_code_total\{code="no-match"\} 1$/m);
  expect(text).toMatch(/^tidetable_disk_free_bytes \d+$/m);
});

test('the dashboard is whole: panels that do not overlap, each with a question', () => {
  const { panels, uid } = JSON.parse(dashboard) as {
    uid: string;
    panels: {
      id: number;
      gridPos: { x: number; y: number; w: number; h: number };
      targets: { expr: string }[];
    }[];
  };
  expect(uid).toBe('tidetable');
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const places = new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`));
  expect(places.size).toBe(panels.length);
  expect(panels.every(({ targets, gridPos: { x, w } }) => targets.length > 0 && x + w <= 24)).toBe(true);
});

const promtool = spawnSync('promtool', ['--version']).status === 0;
test.skipIf(!promtool)(
  'Prometheus takes the rules and the figures (skipped where promtool is not installed)',
  () => {
    const rules = spawnSync('promtool', ['check', 'rules', join(root, 'deploy/alerts.yaml')], {
      encoding: 'utf8',
    });
    expect([rules.status, rules.stderr]).toEqual([0, '']);
    const figures = spawnSync('promtool', ['check', 'metrics'], { input: text, encoding: 'utf8' });
    // Counters of one thing by its kind end in _total too; advice on style is no fault.
    expect(figures.stderr).not.toMatch(/error while linting|parse|duplicate/i);
  },
);

test.skipIf(!promtool)('every question of the dashboard is one that Prometheus understands', () => {
  const asked = [...dashboard.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(
    ([, expr]) => JSON.parse(`"${expr}"`) as string,
  );
  const groups = asked
    .map((expr, n) => `      - record: q${n}\n        expr: ${JSON.stringify(expr)}`)
    .join('\n');
  const file = `groups:\n  - name: dashboard\n    rules:\n${groups}\n`;
  const path = join(mkdtempSync(join(tmpdir(), 'tidetable-')), 'rules.yaml');
  writeFileSync(path, file);
  const checked = spawnSync('promtool', ['check', 'rules', path], { encoding: 'utf8' });
  expect([checked.status, checked.stderr]).toEqual([0, '']);
  expect(asked.length).toBeGreaterThan(12);
});
