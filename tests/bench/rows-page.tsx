import { Form as AntdForm, Input, Table } from 'antd';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { AntdProvider } from '@/app/AntdProvider';
import { FieldRow } from '@/form/controls/FieldRow';
import type { FieldOfKind } from '@/form/field-kinds';
import { sessionFacts } from '@/form/session-facts';
import { createForm } from '@/form/store/form-store';
import type { RowValues } from '@/schema/field-kinds';
import '@/ui/theme.css';
import { PEOPLE } from '../people';

/** An editable table of as many rows as asked for, the engine's or the usual one; typed in by the bench beside it. */
declare global {
  interface Window {
    showRows: (kind: 'engine' | 'form-list', count: number) => void;
  }
}

const NAMES = ['xm', 'zjhm', 'sjhm', 'js', 'bl', 'bz'] as const;
const LABELS = ['姓名', '证件号码', '手机号码', '缴存基数', '缴存比例', '备注'];

const field: FieldOfKind<'rows'> = {
  kind: 'rows',
  name: 'mc',
  label: '职工名册',
  columns: [
    { name: 'xm', label: '姓名', kind: 'text' },
    { name: 'zjhm', label: '证件号码', kind: 'idno', width: 200 },
    { name: 'sjhm', label: '手机号码', kind: 'mobile' },
    { name: 'js', label: '缴存基数', kind: 'money' },
    { name: 'bl', label: '缴存比例', kind: 'rate', min: 5, max: 12 },
    { name: 'bz', label: '备注', kind: 'text', required: false },
  ],
  blank: { xm: '', zjhm: '', sjhm: '', js: '', bl: '', bz: '' },
  rowName: (row) => row.xm ?? '',
};

function rowOf(index: number): RowValues {
  return {
    xm: `职工${index + 1}`,
    zjhm: PEOPLE.张建国.zjhm,
    sjhm: PEOPLE.张建国.sjhm,
    js: (5000 + index).toFixed(2),
    bl: '12',
    bz: '',
  };
}

function engineForm(rows: readonly RowValues[]) {
  const initial = { mc: rows };
  const definition = { code: 'bench', initial, sections: [{ key: 'a', title: '', fields: [field] }] };
  return createForm(definition, { ...sessionFacts, today: '2026-11-21', policy: () => '' }, { values: initial });
}

/** What such tables usually are: antd's Table over Form.List, the page told of every change. */
function FormListTable({ rows }: { rows: readonly RowValues[] }) {
  const [, setValues] = useState<unknown>();
  return (
    <AntdForm initialValues={{ mc: rows }} onValuesChange={(_, all) => setValues(all)}>
      <AntdForm.List name="mc">
        {(list) => (
          <Table
            rowKey="key"
            pagination={false}
            dataSource={list}
            columns={NAMES.map((name, column) => ({
              title: LABELS[column],
              render: (item: { name: number }) => (
                <AntdForm.Item name={[item.name, name]} noStyle>
                  <Input aria-label={`职工${item.name + 1} ${LABELS[column]}`} />
                </AntdForm.Item>
              ),
            }))}
          />
        )}
      </AntdForm.List>
    </AntdForm>
  );
}

const host = document.createElement('div');
host.style.cssText = 'width:1200px;margin:0 auto';
document.body.append(host);
let root: Root | undefined;

window.showRows = (kind, count) => {
  root?.unmount();
  root = createRoot(host);
  const rows = Array.from({ length: count }, (_, index) => rowOf(index));
  root.render(
    <AntdProvider>
      {kind === 'engine' ? <FieldRow form={engineForm(rows)} field={field} /> : <FormListTable rows={rows} />}
    </AntdProvider>,
  );
};
