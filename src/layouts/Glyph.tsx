const SHAPES = {
  user: 'M12 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm-8.5 9a8.5 8.5 0 0 1 17 0',
  bell: 'M6 9.5a6 6 0 0 1 12 0c0 5 2 7 2 7H4s2-2 2-7ZM10 19.5a2.2 2.2 0 0 0 4 0',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5 5 5',
  down: 'm6 9 6 6 6-6',
  up: 'M12 20V5m-6 6 6-6 6 6',
  home: 'm3 11 9-8 9 8M5.5 9.5V21h13V9.5M10 21v-6h4v6',
  play: 'M5 4v16l14-8L5 4Z',
  eye: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Zm10 2.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z',
  'eye-off':
    'M3 3l18 18M6.5 6.8C3.6 8.6 2 12 2 12s3.6 6.5 10 6.5c1.9 0 3.5-.6 4.9-1.3M10 5.7a11 11 0 0 1 2-.2c6.4 0 10 6.5 10 6.5s-.9 1.7-2.7 3.4',
  out: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  centre: 'M4 21V9l8-5 8 5v12M2 21h20M8 21v-8m4 8v-8m4 8v-8',
  policy: 'M6 2.5h9l4 4V21.5H6zM14.5 2.5V7H19M9 12h7M9 16h7',
  rate: 'M19 5 5 19M7.5 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm9 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  building: 'M4 21V4h10v17M14 9h6v12M2 21h20M7.5 8h3m-3 4h3m-3 4h3m6.5-3h.01m-.01 4h.01',
  download: 'M12 3v12m-5-5 5 5 5-5M4 20h16',
  talk: 'M4 4h16v12H10l-5 4v-4H4zM8 9h8M8 12h5',
} as const;

export type GlyphName = keyof typeof SHAPES;

/** A line drawing beside a text; never the only carrier of a meaning. */
export function Glyph({ name, size = 20 }: { name: GlyphName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}
