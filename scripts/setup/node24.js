import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from './paths.js';

export const askForNode24 =
  `Tidetable needs Node 24 or newer, and this is Node ${process.versions.node}` +
  ` on ${process.platform} ${process.arch}. Please install Node 24.`;

export const nodeIsCurrent = Number.parseInt(process.versions.node, 10) >= 24;

/** The name of the package that brings Node 24 to this platform, if there is one. */
export const nodePackage =
  process.platform === 'linux' && (process.arch === 'x64' || process.arch === 'arm64')
    ? `node-linux-${process.arch}`
    : undefined;

/** A Node that runs the project: this one if it is new enough, else the one npm installed. */
export function findNode24() {
  if (nodeIsCurrent) return process.execPath;
  if (nodePackage === undefined) return undefined;
  const installed = join(modules, nodePackage, 'bin', 'node');
  return existsSync(installed) ? installed : undefined;
}
