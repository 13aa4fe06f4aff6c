/**
 * Sentences as people type them and what they mean, one a line: after the bar the filters, keywords in quotes, and in
 * brackets what is told to be passed over. A list has a plus between its members, a space inside one is an underscore. A
 * sentence is typed on /buy unless it begins with “rent:”, for /rent. A line without a bar means nothing at all.
 */
export const SENTENCES = `
# The sentence of the brief and others like it
3 bed house with pool in Newtown or Enmore under 1.5m near 2042, pets | bedsFrom=3 types=house features=pool+pets places=newtown-nsw-2042+enmore-nsw-2042 priceTo=1500000
I'm looking for a 2 bedroom apartment in St Kilda with a balcony and parking, max 650k | bedsFrom=2 types=apartment places=st-kilda-vic-3182 features=balcony carsFrom=1 priceTo=650000
family home in Port Fairy, 4 beds 2 baths double garage, 700-900k | places=port-fairy-vic-3284 bedsFrom=4 bathsFrom=2 carsFrom=2 priceFrom=700000 priceTo=900000
rent: 2 bed flat newtown under 600 pets ok | bedsFrom=2 types=apartment places=newtown-nsw-2042 priceTo=600 features=pets
4x2 perth wa with a pool under $900k | bedsFrom=4 bathsFrom=2 places=perth-wa-6000 features=pool priceTo=900000
cheap studio to rent near Fremantle under 400 pw | types=studio channel=rent places=fremantle-wa-6160 priceTo=400
acreage with shed and water tank over 5 ha under 1.2 million near Mudgee | types=acreage features=shed+water_tank landFrom=50000 priceTo=1200000 places=mudgee-nsw-2850
townhouse in Enmore or Newtown or Fremantle, 3+ bed, 2+ bath, air con, open saturday | types=townhouse places=enmore-nsw-2042+newtown-nsw-2042+fremantle-wa-6160 bedsFrom=3 bathsFrom=2 features=air_conditioning openDay=saturday
Hi, please show me houses for sale in Newtown | types=house channel=buy places=newtown-nsw-2042
we want a place with a granny flat | features=granny_flat
land in port fairy 600sqm+ under 350k | types=land places=port-fairy-vic-3284 landFrom=600 priceTo=350000
House, 3 Bedrooms, Newtown | types=house bedsFrom=3 places=newtown-nsw-2042
newtown house 3br 2ba 1car $1.2m-$1.5m | places=newtown-nsw-2042 types=house bedsFrom=3 bathsFrom=2 carsFrom=1 priceFrom=1200000 priceTo=1500000
rural property 100 acres or more with fireplace | category=rural landFrom=404686 features=fireplace
sold houses in newtown | channel=sold types=house places=newtown-nsw-2042
furnished 1 bedroom apartment for rent in St Kilda 450 per week | features=furnished bedsFrom=1 types=apartment channel=rent places=st-kilda-vic-3182 priceTo=450

# Bedrooms
3 bed | bedsFrom=3
3 beds | bedsFrom=3
3 bedroom | bedsFrom=3
3 bedrooms | bedsFrom=3
3-bedroom | bedsFrom=3
3br | bedsFrom=3
3 br | bedsFrom=3
3bdr | bedsFrom=3
3 bdrm | bedsFrom=3
3 bedder | bedsFrom=3
3+ bed | bedsFrom=3
3+ bedrooms | bedsFrom=3
3 + bedrooms | bedsFrom=3
3plus beds | bedsFrom=3
3 bed+ | bedsFrom=3
3 or more bedrooms | bedsFrom=3
3 bedrooms or more | bedsFrom=3
at least 3 bedrooms | bedsFrom=3
min 3 beds | bedsFrom=3
minimum 3 bedrooms | bedsFrom=3
more than 3 bedrooms | bedsFrom=3
three bedrooms | bedsFrom=3
four bed | bedsFrom=4
at least two bedrooms | bedsFrom=2
up to 3 bedrooms | bedsTo=3
max 3 bed | bedsTo=3
3 bedrooms or less | bedsTo=3
no more than 4 bedrooms | bedsTo=4
3-4 bed | bedsFrom=3 bedsTo=4
3 to 4 bedrooms | bedsFrom=3 bedsTo=4
3 or 4 bedroom | bedsFrom=3 bedsTo=4
2/3 bed | bedsFrom=2 bedsTo=3
between 2 and 4 bedrooms | bedsFrom=2 bedsTo=4
4-3 bed | bedsFrom=3 bedsTo=4
two or three bedrooms | bedsFrom=2 bedsTo=3
bedrooms: 3 | bedsFrom=3
beds: 4 | bedsFrom=4
3 bedrom house | bedsFrom=3 types=house
3 bedroms | bedsFrom=3
one bedroom | bedsFrom=1
1 bed | bedsFrom=1
10 bedrooms | bedsFrom=10

# Bathrooms
2 bath | bathsFrom=2
2 baths | bathsFrom=2
2+ bath | bathsFrom=2
2 bathroom | bathsFrom=2
two bathrooms | bathsFrom=2
2ba | bathsFrom=2
2 or more bathrooms | bathsFrom=2
at least 2 bathrooms | bathsFrom=2
bathrooms: 2 | bathsFrom=2
1.5m 2 bath | priceTo=1500000 bathsFrom=2
2 bathrom | bathsFrom=2

# Cars
1 car | carsFrom=1
2 cars | carsFrom=2
2 car garage | carsFrom=2
2 car spaces | carsFrom=2
2 car parks | carsFrom=2
two car spaces | carsFrom=2
double garage | carsFrom=2
triple garage | carsFrom=3
single garage | carsFrom=1
garage | carsFrom=1
lock up garage | carsFrom=1
dlug | carsFrom=2
carport | carsFrom=1
parking | carsFrom=1
off street parking | carsFrom=1
off-street parking | carsFrom=1
2 parking spaces | carsFrom=2
2+ car | carsFrom=2
1 car space | carsFrom=1

# All at once
3x2 | bedsFrom=3 bathsFrom=2
4x2x2 | bedsFrom=4 bathsFrom=2 carsFrom=2
4 x 2 | bedsFrom=4 bathsFrom=2
3b2b | bedsFrom=3 bathsFrom=2
3b2b1c | bedsFrom=3 bathsFrom=2 carsFrom=1
3 bed 2 bath 1 car | bedsFrom=3 bathsFrom=2 carsFrom=1
3 bed, 2 bath, 1 car | bedsFrom=3 bathsFrom=2 carsFrom=1
3 bed/2 bath | bedsFrom=3 bathsFrom=2
4 bedroom 2 bathroom 2 car | bedsFrom=4 bathsFrom=2 carsFrom=2
2 bed 1 bath unit | bedsFrom=2 bathsFrom=1 types=unit
5 bed 3 bath double garage pool | bedsFrom=5 bathsFrom=3 carsFrom=2 features=pool

# Prices
under 1.5m | priceTo=1500000
under $1.5m | priceTo=1500000
under 1.5 million | priceTo=1500000
under $1,500,000 | priceTo=1500000
under 1500000 | priceTo=1500000
below 800k | priceTo=800000
less than 800k | priceTo=800000
up to 800k | priceTo=800000
upto 800k | priceTo=800000
max 800k | priceTo=800000
max. 800k | priceTo=800000
maximum $800,000 | priceTo=800000
no more than 800k | priceTo=800000
not more than $800k | priceTo=800000
at most 750k | priceTo=750000
< 800k | priceTo=800000
<= 800k | priceTo=800000
800k max | priceTo=800000
800k or less | priceTo=800000
800k or under | priceTo=800000
750k | priceTo=750000
$750k | priceTo=750000
$750,000 | priceTo=750000
750,000 | priceTo=750000
1,250,000 | priceTo=1250000
budget 700k | priceTo=700000
budget of 700k | priceTo=700000
my budget is 700k | priceTo=700000
price 700k | priceTo=700000
for 700k | priceTo=700000
within 700k | priceTo=700000
over 500k | priceFrom=500000
above $500,000 | priceFrom=500000
more than 500k | priceFrom=500000
from 500k | priceFrom=500000
at least 500k | priceFrom=500000
min 500k | priceFrom=500000
minimum $500k | priceFrom=500000
> 500k | priceFrom=500000
500k+ | priceFrom=500000
500k or more | priceFrom=500000
500k and up | priceFrom=500000
starting from 450k | priceFrom=450000
800k-1.2m | priceFrom=800000 priceTo=1200000
800k - 1.2m | priceFrom=800000 priceTo=1200000
800-900k | priceFrom=800000 priceTo=900000
$800-$900k | priceFrom=800000 priceTo=900000
$800k-$900k | priceFrom=800000 priceTo=900000
$900,000 - $1.2m | priceFrom=900000 priceTo=1200000
1.2-1.5m | priceFrom=1200000 priceTo=1500000
1.2 to 1.5 million | priceFrom=1200000 priceTo=1500000
between 500 and 600 thousand | priceFrom=500000 priceTo=600000
between 500k and 600k | priceFrom=500000 priceTo=600000
between $500,000 and $600,000 | priceFrom=500000 priceTo=600000
from 500k to 600k | priceFrom=500000 priceTo=600000
500 to 600k | priceFrom=500000 priceTo=600000
600k-500k | priceFrom=500000 priceTo=600000
under 800 | priceTo=800000
over 500 under 700 | priceFrom=500000 priceTo=700000
under 800k over 600k | priceTo=800000 priceFrom=600000
around 800k | priceFrom=720000 priceTo=880000
about $800,000 | priceFrom=720000 priceTo=880000
approx 1m | priceFrom=900000 priceTo=1100000
circa 1m | priceFrom=900000 priceTo=1100000
~500k | priceFrom=450000 priceTo=550000
under a million | priceTo=1000000
under one million | priceTo=1000000
over a million | priceFrom=1000000
half a million | priceTo=500000
under half a million | priceTo=500000
800 thousand | priceTo=800000
800 grand | priceTo=800000
1.5mil | priceTo=1500000
2m | priceTo=2000000
$2m | priceTo=2000000
$2.5m+ | priceFrom=2500000

# Rents
rent: under 600 | priceTo=600
rent: max 600 | priceTo=600
rent: 600 | priceTo=600
rent: $600 | priceTo=600
rent: $600 pw | priceTo=600 channel=rent
rent: 500-600 | priceFrom=500 priceTo=600
rent: $500 to $600 per week | priceFrom=500 priceTo=600 channel=rent
rent: between 500 and 650 | priceFrom=500 priceTo=650
rent: 500 to 650 pw | priceFrom=500 priceTo=650 channel=rent
rent: over 400 | priceFrom=400
rent: 600 or less | priceTo=600
rent: around 500 | priceFrom=450 priceTo=550
rent: under 1k | priceTo=1000
rent: under 1,200 | priceTo=1200
rent: 2600 pcm | priceTo=600 channel=rent
rent: $2600 per month | priceTo=600 channel=rent
rent: 1200 a fortnight | priceTo=600 channel=rent
rent: pcm 2600 | priceTo=600 channel=rent
600pw | priceTo=600 channel=rent
$600pw | priceTo=600 channel=rent
$600 pw | priceTo=600 channel=rent
$600/week | priceTo=600 channel=rent
$600 per week | priceTo=600 channel=rent
$600 a week | priceTo=600 channel=rent
600 p/w | priceTo=600 channel=rent
$600 weekly | priceTo=600 channel=rent
$2,600 pcm | priceTo=600 channel=rent
$2600 p.c.m. | priceTo=600 channel=rent
under $2600 per month | priceTo=600 channel=rent
max 550 pw | priceTo=550 channel=rent
400-500 pw | priceFrom=400 priceTo=500 channel=rent
between 400 and 500 per week | priceFrom=400 priceTo=500 channel=rent
unit for rent under 500 | types=unit channel=rent priceTo=500
to rent in newtown max 700 | channel=rent places=newtown-nsw-2042 priceTo=700
for rent | channel=rent
house to rent | types=house channel=rent
rentals in enmore | channel=rent places=enmore-nsw-2042
renting a flat | channel=rent types=apartment
for lease | channel=rent
warehouse to lease | types=warehouse channel=rent
to let | channel=rent
for sale | channel=buy
buy a house | channel=buy types=house
to buy | channel=buy
houses for sale | types=house channel=buy
recently sold | channel=sold
sold in newtown | channel=sold places=newtown-nsw-2042
leased | channel=leased
rent: for sale under 600 | channel=buy priceTo=600000

# Land
600sqm | landFrom=600
600 sqm | landFrom=600
600m2 | landFrom=600
600 m² | landFrom=600
600 square metres | landFrom=600
600sqm+ | landFrom=600
600sqm or more | landFrom=600
over 600sqm | landFrom=600
at least 600 m2 | landFrom=600
land over 600sqm | landFrom=600
600sqm block | landFrom=600
block of 800sqm | types=land landFrom=800
under 600sqm | landTo=600
up to 400 m2 | landTo=400
less than 400sqm of land | landTo=400
400-600sqm | landFrom=400 landTo=600
400 to 600 sqm | landFrom=400 landTo=600
between 400 and 600 sqm | landFrom=400 landTo=600
5 ha | landFrom=50000
5ha | landFrom=50000
5 hectares | landFrom=50000
over 5 ha | landFrom=50000
5+ acres | landFrom=20234
1 acre | landFrom=4047
2 acres | landFrom=8094
1/4 acre | landFrom=1012
quarter acre | landFrom=1012
1/2 acre block | landFrom=2023
half an acre | landFrom=2023
5-10 acres | landFrom=20234 landTo=40469
more than 10 acres | landFrom=40469
under 2 acres | landTo=8094
100 hectares or more | landFrom=1000000
acreage over 5 ha | types=acreage landFrom=50000
1,000 sqm | landFrom=1000
1.5 ha | landFrom=15000
land size 700 sqm | landFrom=700

# Kinds of property
house | types=house
houses | types=house
cottage | types=house
apartment | types=apartment
apartments | types=apartment
apt | types=apartment
flat | types=apartment
penthouse | types=apartment
unit | types=unit
units | types=unit
townhouse | types=townhouse
town house | types=townhouse
town-house | types=townhouse
villa | types=villa
terrace | types=terrace
terrace house | types=terrace
duplex | types=duplex
semi | types=duplex
semi-detached | types=duplex
studio | types=studio
studio apartment | types=studio
bedsit | types=studio
land | types=land
vacant land | types=land
vacant block | types=land
block of land | types=land
acreage | types=acreage
lifestyle property | types=acreage
hobby farm | types=acreage
semi-rural | types=acreage
block of units | types=block_of_units
retirement | types=retirement
retirement village | types=retirement
over 55s | types=retirement
over-55 | types=retirement
office | types=office
office space | types=office
shop | types=shop
retail | types=shop
warehouse | types=warehouse
factory | types=warehouse
industrial unit | types=warehouse
showroom | types=showroom
medical suite | types=medical
house or townhouse | types=house+townhouse
apartment, unit or villa | types=apartment+unit+villa
houses and land | types=house+land
farm | category=rural
farms near mudgee | category=rural places=mudgee-nsw-2850
rural | category=rural
commercial | category=commercial
commercial property | category=commercial
business for sale | category=business
holiday house | category=holiday
holiday rental | category=holiday
residential | category=residential
appartment | types=apartment
apartmant | types=apartment
hosue | types=house
townhosue | types=townhouse
vilas | types=villa
acerage | types=acreage
warehose | types=warehouse

# Features
pool | features=pool
swimming pool | features=pool
in-ground pool | features=pool
heated pool | features=pool
with a pool | features=pool
spa | features=spa
air con | features=air_conditioning
aircon | features=air_conditioning
air conditioning | features=air_conditioning
air-conditioned | features=air_conditioning
a/c | features=air_conditioning
ducted air | features=air_conditioning
reverse cycle | features=air_conditioning
split system | features=air_conditioning
ducted heating | features=heating
gas heating | features=heating
study | features=study
home office | features=study
balcony | features=balcony
veranda | features=balcony
deck | features=deck
courtyard | features=courtyard
outdoor entertaining | features=outdoor_entertaining
alfresco | features=outdoor_entertaining
bbq area | features=outdoor_entertaining
shed | features=shed
workshop | features=workshop
rumpus room | features=rumpus_room
gym | features=gym
tennis court | features=tennis_court
fireplace | features=fireplace
open fire | features=fireplace
wood fire | features=fireplace
built-ins | features=built-in_robes
built-in robes | features=built-in_robes
built in wardrobes | features=built-in_robes
walk-in robe | features=built-in_robes
dishwasher | features=dishwasher
dish washer | features=dishwasher
timber floors | features=floorboards
floorboards | features=floorboards
solar | features=solar
solar panels | features=solar
water tank | features=water_tank
rainwater tank | features=water_tank
alarm | features=alarm
intercom | features=intercom
fully fenced | features=fenced
fenced yard | features=fenced
nbn | features=broadband
ensuite | features=ensuite
en-suite | features=ensuite
furnished | features=furnished
fully furnished | features=furnished
granny flat | features=granny_flat
water views | features=water_views
harbour views | features=water_views
ocean views | features=ocean_views
sea views | features=ocean_views
city views | features=city_views
mountain views | features=mountain_views
pets | features=pets
pet friendly | features=pets
pets allowed | features=pets
dogs ok | features=pets
dog friendly | features=pets
cat | features=pets
pool and spa | features=pool+spa
pool, study & air con | features=pool+study+air_conditioning
swiming pool | features=pool
balcany | features=balcony
furnised | features=furnished

# State of the sale
under offer | underOffer=only
under contract | underOffer=only
under offer only | underOffer=only
not under offer | underOffer=hidden
no under offers | underOffer=hidden
exclude under offer | underOffer=hidden
hide under offer | underOffer=hidden
excluding under offer | underOffer=hidden
auction | auction=true
auctions | auction=true
going to auction | auction=true
for auction | auction=true
auction only | auction=true
auction this month | auction=true

# Inspections
open saturday | openDay=saturday
open on saturday | openDay=saturday
open this saturday | openDay=saturday
open sat | openDay=saturday
open sunday | openDay=sunday
open sun | openDay=sunday
open home saturday | openDay=saturday
open house sunday | openDay=sunday
open for inspection saturday | openDay=saturday
open for inspection on sunday | openDay=sunday
open homes this weekend | openDay=weekend
open today | openDay=today
open tomorrow | openDay=tomorrow
inspection saturday | openDay=saturday
inspections on thursday | openDay=thursday
open wednesday | openDay=wednesday
inspect today | openDay=today
ofi sat | openDay=saturday

# Places
newtown | places=newtown-nsw-2042
Newtown | places=newtown-nsw-2042
NEWTOWN NSW | places=newtown-nsw-2042
newtown, nsw | places=newtown-nsw-2042
newtown nsw 2042 | places=newtown-nsw-2042
Newtown, NSW, 2042 | places=newtown-nsw-2042
newtown vic | places=newtown-vic-3220
newtown or enmore | places=newtown-nsw-2042+enmore-nsw-2042
newtown, enmore | places=newtown-nsw-2042+enmore-nsw-2042
newtown and enmore | places=newtown-nsw-2042+enmore-nsw-2042
newtown & enmore | places=newtown-nsw-2042+enmore-nsw-2042
newtown/enmore | places=newtown-nsw-2042+enmore-nsw-2042
in newtown | places=newtown-nsw-2042
near newtown | places=newtown-nsw-2042
around newtown | places=newtown-nsw-2042
close to newtown | places=newtown-nsw-2042
2042 | places=enmore-nsw-2042+newtown-nsw-2042
in 2042 | places=enmore-nsw-2042+newtown-nsw-2042
near 2042 | places=enmore-nsw-2042+newtown-nsw-2042
st kilda | places=st-kilda-vic-3182
st. kilda | places=st-kilda-vic-3182
saint kilda | places=st-kilda-vic-3182
st kilda east | places=st-kilda-east-vic-3183
port fairy house | places=port-fairy-vic-3284 types=house
house port fairy | types=house places=port-fairy-vic-3284
surrounding newtown | places=newtown-nsw-2042
newtown and surrounding suburbs | places=newtown-nsw-2042
in newton | places=newtown-nsw-2042
near woolomooloo | places=woolloomooloo-nsw-2011
in fremantel | places=fremantle-wa-6160
in young | places=young-nsw-2594
young house | types=house "young"
in sale | places=sale-vic-3850
sale vic | places=sale-vic-3850
in orange | places=orange-nsw-2800
orange house | types=house "orange"
the rocks | places=the-rocks-nsw-2000
in the rocks | places=the-rocks-nsw-2000
brighton-le-sands | places=brighton-le-sands-nsw-2216
o'connor | places=o-connor-act-2602
in atlantis | "atlantis"

# What is not understood
north facing | "north facing"
sunny north facing apartment | types=apartment "sunny north facing"
house near school | types=house "school"
house walk to station | types=house "walk to station"
brand new townhouse | types=townhouse "brand new"
renovated kitchen | "renovated kitchen"
no strata | (no strata)
no pool | (no pool)
house without pool | types=house (without pool)
not a fixer upper | (not a fixer upper)
no pets | (no pets)
don't want auction | (don't want auction)
within 5km of newtown | places=newtown-nsw-2042 (5km)
10 min to city | (10 min to city)
ocean glimpses | "ocean glimpses"
corner block | types=land "corner"
xyzzy | "xyzzy"
the |
a home |
123 | "123"
!!! |
don't want a pool | (don't want a pool)
no air con please, but a study | features=study (no air con)
St Kilda East unit | places=st-kilda-east-vic-3183 types=unit
terraced house in newtown | types=terrace places=newtown-nsw-2042
part furnished flat | features=furnished types=apartment
4 bed house on 1/4 acre under 600k in mudgee | bedsFrom=4 types=house landFrom=1012 priceTo=600000 places=mudgee-nsw-2850
rent: studio 350 | types=studio priceTo=350
`;
