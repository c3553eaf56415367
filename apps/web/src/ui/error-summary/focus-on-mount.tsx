'use client';

import { useEffect } from 'react';

/** Moves the focus to an element that has just appeared. Draws nothing itself. */
export function FocusOnMount({ id }: { id: string }) {
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return null;
}
