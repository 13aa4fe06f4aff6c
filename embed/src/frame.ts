import { frameMessage } from './frame-message.ts';

// Runs in the frame: tells the page around it how high the calculator is.
const tell = () =>
  parent.postMessage(
    frameMessage({ height: document.documentElement.getBoundingClientRect().height, title: document.title }),
    // Neither is a secret, and any website may show the calculator.
    '*',
  );
new ResizeObserver(tell).observe(document.documentElement);
