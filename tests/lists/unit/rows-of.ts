import { screen } from '@testing-library/react';

/** The rows with a cell of this text, cell by cell, once they are there. */
export async function rowsOf(text: string): Promise<(string | null)[][]> {
  const found = await screen.findAllByRole('cell', { name: text });
  return found.map((cell) => [...(cell.closest('tr')?.cells ?? [])].map(({ textContent }) => textContent));
}
