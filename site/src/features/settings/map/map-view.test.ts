import { describe, expect, it } from 'vitest';
import { placeInView, VIEW_SIZE, viewOf } from './map-view.ts';

const newtown = { latitude: -33.8976, longitude: 151.1794 };
const enmore = { latitude: -33.8999, longitude: 151.172 };
const fremantle = { latitude: -32.0539, longitude: 115.7494 };
const ballarat = { latitude: -37.5622, longitude: 143.8503 };

describe('what a picture of a map shows', () => {
  it('is one place in the middle, close enough for its streets', () => {
    expect(viewOf([newtown])).toEqual({ ...newtown, zoom: 15 });
  });

  it('is several places, all of them in sight on a phone', () => {
    const places = [newtown, enmore, { latitude: -33.86, longitude: 151.2 }];
    const view = viewOf(places);
    expect(view?.zoom).toBe(11);
    for (const place of places) {
      const [left, top] = placeInView(place, view ?? expect.fail());
      expect(Math.abs(left - VIEW_SIZE.width / 2)).toBeLessThanOrEqual(140);
      expect(Math.abs(top - VIEW_SIZE.height / 2)).toBeLessThanOrEqual(115);
    }
  });

  it('is nothing for places of several states, and without any', () => {
    expect(viewOf([newtown, fremantle])).toBeUndefined();
    expect(viewOf([newtown, ballarat])).toBeUndefined();
    expect(viewOf([])).toBeUndefined();
  });
});

it('a place north of the middle is above it, one to the east right of it', () => {
  const view = { ...newtown, zoom: 15 };
  expect(placeInView(newtown, view)).toEqual([320, 160]);
  const [left, top] = placeInView({ latitude: -33.8966, longitude: 151.1804 }, view);
  // 0.001 degrees are 46.6 px eastwards at this zoom, and a fifth more northwards.
  expect([left, top]).toEqual([367, 104]);
});
