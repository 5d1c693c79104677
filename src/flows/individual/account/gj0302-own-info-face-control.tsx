import { Button } from 'antd';
import { useState } from 'react';
import { FaceCheckDialog } from '@/engine/sign/FaceCheckDialog';
import type { CustomControlProps } from '@/form/field-kinds';
import { Muted } from '@/ui/layout/Muted';
import { Stack } from '@/ui/layout/Stack';
import styles from './gj0302-own-info.module.css';

/** Face check by phone, replacing the code to a lost number. The value is the number of the check. */
export default function FaceControl({ id, value, onChange, aria }: CustomControlProps) {
  const [open, setOpen] = useState(false);
  return (
    // A fieldset would show a second label besides the row's.
    <Stack
      role="group"
      align="start"
      aria-labelledby={aria['aria-labelledby']}
      aria-describedby={aria['aria-describedby']}
    >
      <Button id={id} onClick={() => setOpen(true)}>
        {value === '' ? '开始刷脸核验' : '重新核验'}
      </Button>
      <Muted role="status" body className={styles.answer}>
        {value === '' ? '' : '刷脸核验已通过'}
      </Muted>
      {open && (
        <FaceCheckDialog
          onVerified={(hybh) => {
            onChange(hybh);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}
