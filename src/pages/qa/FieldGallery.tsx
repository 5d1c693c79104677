import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { loadDictionaries, useDictionaries } from '@/session/dictionary';
import { loadSystemConfig, useSystemConfig } from '@/session/system-config';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import styles from './gallery.module.css';
import { galleryKinds } from './gallery-kinds';
import { galleryVariants } from './gallery-variants';
import { KindStates } from './KindStates';

/** Test page: every kind of field in every state. Submits nothing. */
export default function FieldGallery() {
  const ready = useDictionaries((state) => state.loaded);
  const configured = useSystemConfig((state) => state.loaded);
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // Each attempt validates again.
    void attempt;
    Promise.all([loadDictionaries(), loadSystemConfig()]).catch(setFailure);
  }, [attempt]);

  if (failure) {
    return (
      <LoadFailed
        error={failure}
        onRetry={() => {
          setFailure(undefined);
          setAttempt((before) => before + 1);
        }}
      />
    );
  }
  if (!ready || !configured) return <Loading shape="form" />;
  const all = [...galleryKinds, ...galleryVariants];
  return (
    <Stack gap={2} className={styles.gallery}>
      <h1>控件总览</h1>
      <p>每种控件的每种状态。这里填写的内容不会提交，也不会保存。</p>
      <nav aria-label="控件种类">
        <Row as="ul">
          {all.map(({ title }, index) => (
            <li key={title}>
              <Button type="link" onClick={() => jumpTo(`gallery-${index}`)}>
                {title}
              </Button>
            </li>
          ))}
        </Row>
      </nav>
      {all.map((kind, index) => (
        <KindStates key={kind.title} kind={kind} index={index} />
      ))}
    </Stack>
  );
}

/** The hash belongs to the router: focuses the heading directly. */
function jumpTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus();
  heading?.scrollIntoView();
}
