import sharp from 'sharp'; import {readFileSync,writeFileSync} from 'node:fs'; import {inflateSync} from 'node:zlib';
const w=readFileSync('node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff');
const n=w.readUInt16BE(12); const head=Buffer.alloc(12+16*n); w.copy(head,0,4,8); head.writeUInt16BE(n,4);
const e=Math.floor(Math.log2(n)); head.writeUInt16BE(16<<e,6); head.writeUInt16BE(e,8); head.writeUInt16BE(n*16-(16<<e),10);
let off=head.length; const parts=[head];
for(let i=0;i<n;i++){const a=44+20*i; const [o,c,l]=[4,8,12].map(x=>w.readUInt32BE(a+x)); const raw=w.subarray(o,o+c); const d=c<l?inflateSync(raw):raw; w.copy(head,12+16*i,a,a+4); w.copy(head,16+16*i,a+16,a+20); head.writeUInt32BE(off,20+16*i); head.writeUInt32BE(l,24+16*i); parts.push(d,Buffer.alloc((4-l%4)%4)); off+=l+(4-l%4)%4;
 if(i==0) console.log('tables'); console.log(w.toString('latin1',a,a+4),l)}
writeFileSync('/tmp/suburbs-x/ys.ttf',Buffer.concat(parts));
const b = await sharp({text:{text:'<span foreground="#123456">Sold for $1,200,000 – Ålg’s</span>',fontfile:'/tmp/suburbs-x/ys.ttf',font:'Young Serif 40',rgba:true,width:600,dpi:72}}).png().toBuffer({resolveWithObject:true}); console.log(b.info);
await sharp(b.data).flatten({background:'#fff'}).toFile('/tmp/suburbs-x/d.png');
