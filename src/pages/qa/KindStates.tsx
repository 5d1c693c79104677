import { useState } from 'react';
import { FieldRow } from '@/form/controls/FieldRow';
import { Grid } from '@/ui/layout/Grid';
import { Stack } from '@/ui/layout/Stack';
import styles from './gallery.module.css';
import { galleryForm } from './gallery-form';
import type { GalleryKind } from './gallery-kinds';

/** Fixed date, so that screenshots stay the same. */
const TODAY = '2026-11-21';

/** One kind of field in each of its states. */
export function KindStates({ kind, index }: { kind: GalleryKind; index: number }) {
  const [{ form, fields }] = useState(() => galleryForm(kind, `${kind.kind}${index}`, TODAY));
  const heading = `gallery-${index}`;
  return (
    <Stack as="section" gap={2} className={styles.kind} aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1}>
        {kind.title}
      </h2>
      <Grid min="420px" gap={3}>
        {fields.map(({ field, state }) => (
          <div key={field.name} className={kind.kind === 'rows' ? styles.wide : styles.state}>
            <h3 className={styles.stateName}>{state}</h3>
            <FieldRow form={form} field={field} />
          </div>
        ))}
      </Grid>
    </Stack>
  );
}
