import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { fetchCaseNote } from '@/api/business-note';
import { NoteText } from '@/engine/steps/NoteText';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';

/** 办理须知 of a case under way or returned: what was to be handed in, and how long it takes. Asked for when it is wanted. */
export function CaseNote({ ywlsh }: { ywlsh: string }) {
  const [open, setOpen] = useState(false);
  const note = useQuery({
    queryKey: ['case', 'note', ywlsh],
    queryFn: ({ signal }) => fetchCaseNote(ywlsh, { signal }),
    enabled: open,
  });
  return (
    <div data-print="hide">
      <Card label="办理须知">
        <h2>办理须知</h2>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '收起' : '查看办理须知'}
        </Button>
        {open && note.isError && <LoadFailed error={note.error} onRetry={() => void note.refetch()} />}
        {open && note.isPending && <Loading />}
        {open && note.data && <NoteText note={note.data} />}
      </Card>
    </div>
  );
}
