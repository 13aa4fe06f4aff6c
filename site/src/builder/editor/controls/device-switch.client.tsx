'use client';

import { createUsePuck, useGetPuck } from '@puckeditor/core';
import type { ReactNode } from 'react';
import type { PerDevice } from '#site/block-kit/fields.ts';

export type Device = keyof PerDevice<unknown>;

export const DEVICE_LABELS: Record<Device, string> = { base: 'Desktop', tablet: 'Tablet', mobile: 'Phone' };

/** Widths of the page in the editor, one inside each device's range. */
export const DEVICE_WIDTHS: Record<Device, number> = { base: 1280, tablet: 820, mobile: 390 };

const SHAPES: Record<Device, ReactNode> = {
  base: <path d="M3 5h18v11H3zM9 20h6M12 16v4" />,
  tablet: <path d="M5 3h14v18H5zM11 18h2" />,
  mobile: <path d="M7 3h10v18H7zM11 18h2" />,
};

const usePuck = createUsePuck();

/** The device that a page of this width is shown on: phones under 768 px, tablets under 1024 px. */
function deviceOf(width: number | '100%'): Device {
  if (width === '100%' || width >= 1024) return 'base';
  return width < 768 ? 'mobile' : 'tablet';
}

/** The device the page is shown on in the editor now. */
export function useDevice(): Device {
  return usePuck((puck) => deviceOf(puck.appState.ui.viewports.current.width));
}

/** Shows the page as on another device, and with it each field's value there. */
export function DeviceSwitch() {
  const device = useDevice();
  const getPuck = useGetPuck();
  const show = (next: Device) => {
    const { appState, dispatch } = getPuck();
    const { viewports } = appState.ui;
    const current = { ...viewports.current, width: DEVICE_WIDTHS[next] };
    dispatch({ type: 'setUi', ui: { viewports: { ...viewports, current } } });
  };
  return (
    <fieldset className="fr-b-devices" aria-label="Device">
      {(Object.keys(DEVICE_LABELS) as Device[]).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === device}
          title={DEVICE_LABELS[each]}
          aria-label={DEVICE_LABELS[each]}
          onClick={() => show(each)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            {SHAPES[each]}
          </svg>
        </button>
      ))}
    </fieldset>
  );
}
