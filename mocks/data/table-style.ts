import type { TableStyleAnswer } from '@/api/session/table-style';

/** How the centre wants its tables (docs/specification.md 3): sizes in px. */
export const tableStyle: TableStyleAnswer = {
  headerBackground: '#e8f1fe',
  headerColor: '#0a3d91',
  headerFontSize: 14,
  bodyColor: '#1f2733',
  bodyFontSize: 14,
  labelFontSize: 14,
  menuFontSize: 14,
};
