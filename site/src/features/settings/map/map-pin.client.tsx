'use client';

import { useDocumentInfo, useField, useFormFields } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import type { PinMap, Place } from './draw-pin-map.client.ts';
import './map-pin.css';

type Degrees = number | null;

/** The map library is large and the map may be another company’s: both are loaded when staff ask for them. */
export function MapPinMap({ styleUrl }: { styleUrl: string }) {
  const { hasSavePermission = false } = useDocumentInfo();
  const {
    value: latitude,
    initialValue: storedLatitude,
    setValue: setLatitude,
  } = useField<Degrees>({ path: 'latitude' });
  const {
    value: longitude,
    initialValue: storedLongitude,
    setValue: setLongitude,
  } = useField<Degrees>({ path: 'longitude' });
  // As a text, which is the same while its parts are.
  const suburb = useFormFields(([fields]) =>
    new URLSearchParams(
      ['suburb', 'state', 'postcode'].map((name) => [name, String(fields[name]?.value ?? '')]),
    ).toString(),
  );
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState('');
  const [map, setMap] = useState<PinMap>();
  const [lookedFor, setLookedFor] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const isSet = typeof latitude === 'number' && typeof longitude === 'number';
  const isStored = latitude === storedLatitude && longitude === storedLongitude;

  const setPin = (place: Place | undefined) => {
    setLatitude(place?.latitude ?? null);
    setLongitude(place?.longitude ?? null);
  };
  // The map is made once and calls what is set now.
  const onPin = useRef(setPin);
  onPin.current = setPin;

  useEffect(() => {
    const container = box.current;
    if (!isOpen || !container) return;
    let left = false;
    let drawn: PinMap | undefined;
    import('./draw-pin-map.client.ts')
      .then(({ drawPinMap }) =>
        drawPinMap({
          container,
          styleUrl,
          onPin: hasSavePermission ? (place) => onPin.current(place) : undefined,
          onNoBackground: () => setProblem('The map’s background could not be loaded.'),
        }),
      )
      .then((made) => {
        if (left) return made.remove();
        drawn = made;
        setMap(made);
      })
      .catch(() => setProblem('This browser can’t show maps. Enter latitude and longitude.'));
    return () => {
      left = true;
      drawn?.remove();
      setMap(undefined);
    };
  }, [isOpen, styleUrl, hasSavePermission]);

  useEffect(() => {
    map?.showPin(isSet ? { latitude, longitude } : undefined);
  }, [map, isSet, latitude, longitude]);

  // Without a pin the map shows the suburb, where visitors see the listing then.
  useEffect(() => {
    if (!map || isSet) return;
    const leaving = new AbortController();
    placeOf(suburb, leaving.signal).then((place) => {
      if (leaving.signal.aborted) return;
      if (place) map.look(place);
      setLookedFor(suburb);
    });
    return () => leaving.abort();
  }, [map, isSet, suburb]);

  return (
    <div className="map-pin">
      {!isOpen && (
        <button type="button" onClick={() => setOpen(true)}>
          {hasSavePermission ? 'Set the pin on a map' : 'Show on a map'}
        </button>
      )}
      {isOpen && <div ref={box} className="map-pin__map" />}
      {map && hasSavePermission && (
        <div className="map-pin__tools">
          {/* Before the suburb is in sight, the middle is that of the country. */}
          <button
            type="button"
            disabled={!isSet && lookedFor !== suburb}
            onClick={() => setPin(map.middle())}
          >
            Put the pin in the middle
          </button>
          <button type="button" disabled={!isSet} onClick={() => setPin(undefined)}>
            Remove the pin
          </button>
          <p>Click the map, or drag the pin.</p>
        </div>
      )}
      {(isOpen || !isSet) && (
        <p role="status">
          {problem ||
            (isSet
              ? `The pin is at ${latitude}, ${longitude}.${isStored ? '' : ' Save to keep it.'}`
              : 'No pin is set: maps show the middle of the suburb.')}
        </p>
      )}
    </div>
  );
}

/** The middle of a suburb; nothing for one that is not known, and when the answer does not come. */
async function placeOf(suburb: string, signal: AbortSignal): Promise<Place | null> {
  try {
    const response = await fetch(`/api/globals/settings/place?${suburb}`, {
      credentials: 'same-origin',
      signal,
    });
    return response.ok ? ((await response.json()) as { place: Place | null }).place : null;
  } catch {
    return null;
  }
}
