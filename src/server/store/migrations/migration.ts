/** A migration for both databases, or for one of them. */
export type Migration = string | { readonly sqlite?: string; readonly postgres?: string };

/** Triggers that keep rows of a table from naming a person who does not exist; 0 is nobody. `name` is that of the triggers. */
export function references(table: string, column: string, name = table): string {
  const check = (when: string) => `
  CREATE TRIGGER ${name}_${when}_names_somebody BEFORE ${when === 'insert' ? 'INSERT' : `UPDATE OF ${column}`} ON ${table}
  WHEN NEW.${column} <> 0 AND NOT EXISTS (SELECT 1 FROM people WHERE key = NEW.${column})
  BEGIN SELECT RAISE(ABORT, 'no such person'); END;`;
  return `${check('insert')}${check('update')}
  CREATE TRIGGER people_of_${name}_stay BEFORE DELETE ON people
  WHEN EXISTS (SELECT 1 FROM ${table} WHERE ${column} = OLD.key)
  BEGIN SELECT RAISE(ABORT, 'the person is still named'); END;
  `;
}

/** Takes back what `references` made. */
export function dropReferences(name: string): string {
  return `
  DROP TRIGGER ${name}_insert_names_somebody;
  DROP TRIGGER ${name}_update_names_somebody;
  DROP TRIGGER people_of_${name}_stay;
  `;
}
