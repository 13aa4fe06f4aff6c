import { readFileSync, writeFileSync } from 'node:fs';
import { openBrowser } from './browser.ts';
const b = await openBrowser(); const t = await b.open();
let loads=0; t.page.on('load',()=>{loads++;});
t.page.setDefaultTimeout(60000);
await t.page.goto('http://127.0.0.1:4567/admin/login'); await t.page.waitForTimeout(5000);
console.log(await t.page.title(), loads, t.problems);
const p='/work/main/admin/app/(payload)/layout.tsx'; const s=readFileSync(p,'utf8');
try { writeFileSync(p, s.replace('{children}\n','{children}\n<i id="hot">hot</i>\n'));
await t.page.waitForSelector('#hot',{state:'attached',timeout:40000}).then(()=>console.log('admin hot: yes, loads',loads),(e)=>console.log('admin hot: NO',e.message.split('\n')[0]));
} finally { writeFileSync(p,s); }
await t.page.waitForTimeout(2000); console.log('gone again', await t.page.locator('#hot').count(), loads, t.problems);
await b.close();
