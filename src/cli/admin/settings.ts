import { type AdminSettings, usualSettings } from '../../wire/subjects/admin.ts';
import { printable, UsageError } from '../support/usage.ts';

/** A setting as it is typed: yes and no, numbers, or the text itself. */
export function settingOf(name: string, value: string): Partial<AdminSettings> {
  if (!Object.hasOwn(usualSettings, name))
    throw new UsageError(
      `there is no setting "${printable(name, 40)}"; there are: ${Object.keys(usualSettings).join(', ')}`,
    );
  const kind = typeof usualSettings[name as keyof AdminSettings];
  if (kind === 'boolean' && value !== 'on' && value !== 'off') throw new UsageError(`${name} is on or off`);
  if (kind === 'number' && !/^\d{1,6}$/.test(value)) throw new UsageError(`${name} is a whole number`);
  return { [name]: kind === 'boolean' ? value === 'on' : kind === 'number' ? Number(value) : value };
}
